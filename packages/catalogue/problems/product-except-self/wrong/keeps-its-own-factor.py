import sys
from itertools import accumulate
from operator import mul


def solve(values: list[int]) -> list[int]:
    before = accumulate(values[:-1], mul, initial=1)
    behind = list(accumulate(values[:0:-1], mul, initial=1))
    return [a * b * own for a, b, own in zip(before, reversed(behind), values)]


def main() -> None:
    n, *rest = map(int, sys.stdin.read().split())
    print(*solve(rest[:n]))


main()
