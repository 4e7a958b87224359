import sys


def solve(offers: list[int]) -> int:
    seen = []
    total = 0
    for offer in offers:
        i = len(seen)
        seen.append(offer)
        while i > 0 and seen[i - 1] > offer:
            seen[i] = seen[i - 1]
            i -= 1
        seen[i] = offer
        total += seen[(len(seen) - 1) // 2]
    return total


def main() -> None:
    _, *offers = map(int, sys.stdin.read().split())
    print(solve(offers))


main()
