import heapq
import sys


def main():
    it = iter(map(int, sys.stdin.read().split()))
    n, m, s = next(it), next(it), next(it)
    lines = {station: {} for station in range(1, n + 1)}
    for _ in range(m):
        u, v, w = next(it), next(it), next(it)
        lines[u][v] = w
    received = {}
    queue = [(0, s)]
    while queue:
        t, u = heapq.heappop(queue)
        if u in received:
            continue
        received[u] = t
        for v, w in lines[u].items():
            if v not in received:
                heapq.heappush(queue, (t + w, v))
    print(max(received.values()) if len(received) == n else -1)


main()
