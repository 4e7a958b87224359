import sys
from itertools import accumulate


def solve(heights: list[int]) -> int:
    from_left = accumulate(heights, max)
    from_right = reversed(list(accumulate(reversed(heights), max)))
    return sum(map(min, from_left, from_right)) - sum(heights)


def main() -> None:
    n, *rest = map(int, sys.stdin.read().split())
    print(solve(rest[:n]))


main()
