import heapq
import sys


def main():
    data = list(map(int, sys.stdin.buffer.read().split()))
    n, m, s = data[:3]
    out = [[] for _ in range(n + 1)]
    for u, v, w in zip(data[3::3], data[4::3], data[5::3]):
        out[u].append((v, w))

    inf = float("inf")
    dist = [inf] * (n + 1)
    dist[s] = 0
    heap = [(0, s)]
    while heap:
        d, u = heapq.heappop(heap)
        if d > dist[u]:
            continue
        for v, w in out[u]:
            if d + w < dist[v]:
                dist[v] = d + w
                heapq.heappush(heap, (d + w, v))

    latest = max(dist[1:])
    print(-1 if latest == inf else latest)


main()
