import sys
from heapq import heappush, heappushpop


def solve(offers: list[int]) -> int:
    low: list[int] = []  # negated, so that the largest offer is on top
    high: list[int] = []
    total = 0
    for offer in offers:
        if len(low) == len(high):
            heappush(low, -heappushpop(high, offer))
        else:
            heappush(high, -heappushpop(low, -offer))
        total -= low[0]
    return total


def main() -> None:
    _, *offers = map(int, sys.stdin.read().split())
    print(solve(offers))


main()
