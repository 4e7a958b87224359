import sys

inf = float("inf")
n, m, s = map(int, sys.stdin.readline().split())
out = [[] for _ in range(n + 1)]
for _ in range(m):
    u, v, w = map(int, sys.stdin.readline().split())
    out[u].append((v, w))

time = [inf] * (n + 1)
time[s] = 0
waiting = list(range(1, n + 1))
last = 0
while waiting:
    u = min(waiting, key=lambda v: time[v])
    last = time[u]
    if last == inf:
        break
    waiting.remove(u)
    for v, w in out[u]:
        time[v] = min(time[v], last + w)
print(-1 if last == inf else last)
