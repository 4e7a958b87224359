import sys
from heapq import heappush, heappop


def main():
    it = iter(map(int, sys.stdin.buffer.read().split()))
    n, m, s = next(it), next(it), next(it)
    lines = [[] for _ in range(n + 1)]
    for _ in range(m):
        u, v, w = next(it), next(it), next(it)
        lines[u].append((v, w))

    dist = [float("inf")] * (n + 1)
    dist[s] = 0
    heap = [(0, s)]
    received = 0
    while heap:
        time, u = heappop(heap)
        received += 1
        if received == n:
            print(time)
            return
        for v, w in lines[u]:
            if time + w < dist[v]:
                dist[v] = time + w
                heappush(heap, (dist[v], v))
    print(-1)


main()
