n, m, s, *t = map(int, open(0).read().split())
INF = float('inf')
d = [[INF] * (n + 1) for _ in range(n + 1)]
for i in range(n + 1):
    d[i][i] = 0
for i in range(m):
    u, v, w = t[3 * i:3 * i + 3]
    d[u][v] = min(d[u][v], w)
for i in range(1, n + 1):
    for j in range(1, n + 1):
        for k in range(1, n + 1):
            d[i][j] = min(d[i][j], d[i][k] + d[k][j])
best = max(d[s][1:])
print(-1 if best == INF else best)
