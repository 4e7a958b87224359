import sys

n, m, s, *rest = map(int, sys.stdin.read().split())
edges = list(zip(rest[0::3], rest[1::3], rest[2::3]))
INF = float("inf")
time = [INF] * (n + 1)
time[s] = 0
for _ in range(n - 1):
    changed = False
    for u, v, w in edges:
        if time[u] + w < time[v]:
            time[v] = time[u] + w
            changed = True
    if not changed:
        break
worst = max(time[1:])
print(-1 if worst == INF else worst)
