import sys
from bisect import bisect_left, insort


def solve(offers: list[int]) -> int:
    seen = [offers[0]]
    total = median = offers[0]
    for x in offers[1:]:
        insort(seen, x)
        at = bisect_left(seen, median)
        if x > median and len(seen) % 2 == 0:
            at += 1
        elif x < median and at > 0:
            at -= 1
        median = seen[at]
        total += median
    return total


def main() -> None:
    _, *offers = map(int, sys.stdin.read().split())
    print(solve(offers))


main()
