import sys, heapq
from collections import defaultdict
input = sys.stdin.readline
n, m = map(int, input().split())
g = defaultdict(list)
for _ in range(m):
    a, b, w = map(int, input().split())
    g[a].append((w, b))
dist = {}
pq = [(0, 1)]
while pq:
    d, u = heapq.heappop(pq)
    if u in dist:
        continue
    dist[u] = d
    for w, v in g[u]:
        if v not in dist:
            heapq.heappush(pq, (d + w, v))
print(dist.get(n, -1))
