import sys
from itertools import accumulate


def solve(heights: list[int]) -> int:
    highest = water = 0
    for height in heights:
        highest = max(highest, height)
        water += highest - height
    return water


def main() -> None:
    n, *rest = map(int, sys.stdin.read().split())
    print(solve(rest[:n]))


main()
