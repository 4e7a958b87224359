import sys

data = list(map(int, sys.stdin.read().split()))
n, m, s = data[:3]
lines = list(zip(data[3::3], data[4::3], data[5::3]))

INF = float("inf")
time = [INF] * (n + 1)
time[s] = 0
changed = True
while changed:
    changed = False
    for u, v, w in lines:
        if time[u] + w < time[v]:
            time[v] = time[u] + w
            changed = True

last = max(time[1:])
print(-1 if last == INF else last)
