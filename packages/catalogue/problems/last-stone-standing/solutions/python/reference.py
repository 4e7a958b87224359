import sys
from heapq import heapify, heappop, heappush


def solve(weights: list[int]) -> int:
    # heapq keeps the smallest item on top, so the weights are stored negated.
    heap = [-weight for weight in weights]
    heapify(heap)
    while len(heap) > 1:
        rest = heappop(heap) - heappop(heap)
        if rest:
            heappush(heap, rest)
    return -heap[0] if heap else 0


def main() -> None:
    n, *rest = map(int, sys.stdin.read().split())
    print(solve(rest[:n]))


main()
