import sys, heapq
t = list(map(int, sys.stdin.read().split()))
n, m, s = t[:3]
adj = [{} for _ in range(n + 1)]
for i in range(m):
    u, v, w = t[3 + 3 * i:6 + 3 * i]
    adj[u][v] = w
d = {}
h = [(0, s)]
while h:
    c, x = heapq.heappop(h)
    if x in d:
        continue
    d[x] = c
    for y, w in adj[x].items():
        heapq.heappush(h, (c + w, y))
print(max(d.values()) if len(d) == n else -1)
