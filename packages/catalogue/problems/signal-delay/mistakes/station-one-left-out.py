import sys, heapq
t = list(map(int, sys.stdin.read().split()))
n, m, s = t[:3]
adj = [[] for _ in range(n + 1)]
for i in range(m):
    adj[t[3 + 3 * i]].append((t[4 + 3 * i], t[5 + 3 * i]))
INF = float('inf')
d = [INF] * (n + 1)
d[s] = 0
h = [(0, s)]
while h:
    c, x = heapq.heappop(h)
    if c > d[x]:
        continue
    for y, w in adj[x]:
        if c + w < d[y]:
            d[y] = c + w
            heapq.heappush(h, (d[y], y))
best = max(d[2:], default=0)
print(-1 if best == INF else best)
