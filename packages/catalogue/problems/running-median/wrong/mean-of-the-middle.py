import sys
from bisect import insort


def solve(offers: list[int]) -> int:
    seen = []
    total = 0
    for i, offer in enumerate(offers):
        insort(seen, offer)
        total += (seen[i // 2] + seen[(i + 1) // 2]) // 2
    return total


def main() -> None:
    _, *offers = map(int, sys.stdin.read().split())
    print(solve(offers))


main()
