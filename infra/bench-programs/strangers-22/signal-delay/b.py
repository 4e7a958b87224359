import sys
from heapq import heappop, heappush

n, m, s = map(int, sys.stdin.readline().split())
out = [[] for _ in range(n + 1)]
for _ in range(m):
    u, v, w = map(int, sys.stdin.readline().split())
    out[u].append((v, w))

reached = [None] * (n + 1)
silent = n
events = [(0, s)]
now = 0
while events and silent:
    moment, station = heappop(events)
    if reached[station] is not None:
        continue
    reached[station] = now = moment
    silent -= 1
    for v, w in out[station]:
        if reached[v] is None:
            heappush(events, (now + w, v))

print(-1 if silent else now)
