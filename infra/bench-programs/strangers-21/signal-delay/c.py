import sys
from heapq import heappush, heappop


def main():
    numbers = map(int, sys.stdin.buffer.read().split())
    n, m, s = next(numbers), next(numbers), next(numbers)
    lines = [[] for _ in range(n + 1)]
    for u, v, w in zip(numbers, numbers, numbers):
        lines[u].append((v, w))
    arrival = {}
    pending = [(0, s)]
    while pending:
        t, u = heappop(pending)
        if u in arrival:
            continue
        arrival[u] = t
        for v, w in lines[u]:
            if v not in arrival:
                heappush(pending, (t + w, v))
    print(max(arrival.values()) if len(arrival) == n else -1)


main()
