import heapq
import sys


class Graph:
    def __init__(self, size):
        self.adj = [[] for _ in range(size)]

    def link(self, a, b, w):
        self.adj[a].append((b, w))
        self.adj[b].append((a, w))

    def shortest(self, source):
        dist = [None] * len(self.adj)
        heap = [(0, source)]
        while heap:
            d, u = heapq.heappop(heap)
            if dist[u] is not None:
                continue
            dist[u] = d
            for x, w in self.adj[u]:
                if dist[x] is None:
                    heapq.heappush(heap, (d + w, x))
        return dist


tok = iter(sys.stdin.buffer.read().split())
v, n = int(next(tok)), int(next(tok))
g = Graph(v)
for _ in range(n):
    a, b, w = int(next(tok)), int(next(tok)), int(next(tok))
    g.link(a - 1, b - 1, w)
print(*(-1 if d is None else d for d in g.shortest(0)))
