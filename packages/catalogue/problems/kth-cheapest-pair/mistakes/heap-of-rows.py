import heapq
import sys


def solve(bags: list[int], hats: list[int], k: int) -> int:
    heap = [(bag + hats[0], bag, 0) for bag in bags]
    heapq.heapify(heap)
    for _ in range(k - 1):
        price, bag, at = heapq.heappop(heap)
        if at + 1 < len(hats):
            heapq.heappush(heap, (bag + hats[at + 1], bag, at + 1))
    return heap[0][0]


def main() -> None:
    n, _, k, *prices = map(int, sys.stdin.read().split())
    print(solve(prices[:n], prices[n:], k))


main()
