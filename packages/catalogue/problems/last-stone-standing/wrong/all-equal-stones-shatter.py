import sys
from heapq import heapify, heappop, heappush


def solve(weights: list[int]) -> int:
    # heapq keeps the smallest item on top, so the weights are stored negated.
    heap = [-weight for weight in weights]
    heapify(heap)
    while len(heap) > 1:
        heaviest = heappop(heap)
        if heap[0] == heaviest:
            while heap and heap[0] == heaviest:
                heappop(heap)
        else:
            heappush(heap, heaviest - heappop(heap))
    return -heap[0] if heap else 0


def main() -> None:
    n, *rest = map(int, sys.stdin.read().split())
    print(solve(rest[:n]))


main()
