import sys
t = list(map(int, sys.stdin.read().split()))
n, m, s = t[:3]
adj = [[] for _ in range(n + 1)]
for i in range(m):
    adj[t[3 + 3 * i]].append((t[4 + 3 * i], t[5 + 3 * i]))
INF = 10**18
d = [INF] * (n + 1)
d[s] = 0
left = set(range(1, n + 1))
while left:
    x = min(left, key=d.__getitem__)
    left.remove(x)
    for y, w in adj[x]:
        d[y] = min(d[y], d[x] + w)
print(-1 if max(d[1:]) >= INF else max(d[1:]))
