import sys
from bisect import insort


def solve(offers: list[int]) -> int:
    seen = []
    total = 0
    for offer in offers:
        insort(seen, offer)
        total += seen[len(seen) // 2]
    return total


def main() -> None:
    _, *offers = map(int, sys.stdin.read().split())
    print(solve(offers))


main()
