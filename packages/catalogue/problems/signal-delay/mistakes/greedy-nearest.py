import sys
t = list(map(int, sys.stdin.read().split()))
n, m, s = t[:3]
e = [tuple(t[3 + 3 * i:6 + 3 * i]) for i in range(m)]
INF = 10**18
d = [INF] * (n + 1)
d[s] = 0
for _ in range(5):
    for u, v, w in e:
        if d[u] + w < d[v]:
            d[v] = d[u] + w
print(-1 if max(d[1:]) >= INF else max(d[1:]))
