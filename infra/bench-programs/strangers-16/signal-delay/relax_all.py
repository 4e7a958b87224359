n, m, s = map(int, input().split())
lines = []
for _ in range(m):
    u, v, w = map(int, input().split())
    lines.append((u, v, w))

INF = float("inf")
time = [INF] * (n + 1)
time[s] = 0

# relax all lines until nothing changes any more
changed = True
while changed:
    changed = False
    for u, v, w in lines:
        if time[u] + w < time[v]:
            time[v] = time[u] + w
            changed = True

answer = max(time[1:])
print(answer if answer != INF else -1)
