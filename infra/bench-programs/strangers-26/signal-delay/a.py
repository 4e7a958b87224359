import sys
from heapq import heappush, heappop


def main():
    data = iter(map(int, sys.stdin.buffer.read().split()))
    n, m, s = next(data), next(data), next(data)
    graph = [[] for _ in range(n + 1)]
    for u, v, w in zip(data, data, data):
        graph[u].append((v, w))
    dist = {s: 0}
    done = set()
    heap = [(0, s)]
    while heap:
        d, u = heappop(heap)
        if u in done:
            continue
        done.add(u)
        last = d
        for v, w in graph[u]:
            if v not in dist or d + w < dist[v]:
                dist[v] = d + w
                heappush(heap, (d + w, v))
    print(last if len(done) == n else -1)


main()
