import heapq
import sys


def main():
    data = list(map(int, sys.stdin.read().split()))
    n, m, s = data[:3]
    graph = [[] for _ in range(n + 1)]
    for i in range(3, 3 + 3 * m, 3):
        u, v, w = data[i:i + 3]
        graph[u].append((v, w))
    seen = {s}
    heap = [(0, s)]
    last = 0
    while heap:
        time, u = heapq.heappop(heap)
        last = max(last, time)
        for v, w in graph[u]:
            if v not in seen:
                seen.add(v)
                heapq.heappush(heap, (time + w, v))
    print(last if len(seen) == n else -1)


main()
