import sys

INF = float("inf")
it = map(int, sys.stdin.read().split())
n, m, q = next(it), next(it), next(it)
d = [[0 if i == j else INF for j in range(n)] for i in range(n)]
for _ in range(m):
    u, v, w = next(it) - 1, next(it) - 1, next(it)
    d[u][v] = min(d[u][v], w)
for k in range(n):
    dk = d[k]
    for i in range(n):
        di = d[i]
        x = di[k]
        for j in range(n):
            if x + dk[j] < di[j]:
                di[j] = x + dk[j]
for _ in range(q):
    r = d[next(it) - 1][next(it) - 1]
    print(-1 if r == INF else r)
