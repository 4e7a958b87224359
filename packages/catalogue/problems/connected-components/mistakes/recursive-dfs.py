n, m, *e = map(int, open(0).read().split())
adj = [[] for _ in range(n + 1)]
for i in range(m):
    u, v = e[2 * i], e[2 * i + 1]
    adj[u].append(v)
    adj[v].append(u)
seen = [False] * (n + 1)
def dfs(x):
    seen[x] = True
    for y in adj[x]:
        if not seen[y]:
            dfs(y)
c = 0
for s in range(1, n + 1):
    if not seen[s]:
        c += 1
        dfs(s)
print(c)
