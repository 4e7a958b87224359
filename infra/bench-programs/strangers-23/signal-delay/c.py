import sys
from heapq import heappop, heappush
from collections import defaultdict


def main():
    read = sys.stdin.readline
    n, m, s = map(int, read().split())
    lines = defaultdict(list)
    for _ in range(m):
        u, v, w = map(int, read().split())
        lines[u].append((v, w))
    received = {}
    queue = [(0, s)]
    while queue:
        t, u = heappop(queue)
        if u in received:
            continue
        received[u] = t
        for v, w in lines[u]:
            if v not in received:
                heappush(queue, (t + w, v))
    print(max(received.values()) if len(received) == n else -1)


main()
