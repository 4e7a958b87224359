n, m, s = map(int, input().split())
g = {i: [] for i in range(1, n + 1)}
for _ in range(m):
    u, v, w = map(int, input().split())
    g[u].append((v, w))
dist = {i: float("inf") for i in g}
dist[s] = 0
left = set(g)
while left:
    u = min(left, key=dist.get)
    left.remove(u)
    for v, w in g[u]:
        dist[v] = min(dist[v], dist[u] + w)
ans = max(dist.values())
print(ans if ans < float("inf") else -1)
