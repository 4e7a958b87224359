import heapq
import sys


def solve(offers: list[int]) -> int:
    low, high = [], []
    total = 0
    for x in offers:
        heapq.heappush(low, -x)
        heapq.heappush(high, -heapq.heappop(low))
        if len(high) > len(low):
            heapq.heappush(low, heapq.heappop(high))
        total += -low[0]
    return total


def main() -> None:
    _, *offers = map(int, sys.stdin.read().split())
    print(solve(offers))


main()
