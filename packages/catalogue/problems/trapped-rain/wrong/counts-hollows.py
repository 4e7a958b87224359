import sys
from itertools import accumulate


def solve(heights: list[int]) -> int:
    from_left = accumulate(heights, max)
    from_right = reversed(list(accumulate(reversed(heights), max)))
    levels = map(min, from_left, from_right)
    return sum(level > height for level, height in zip(levels, heights))


def main() -> None:
    n, *rest = map(int, sys.stdin.read().split())
    print(solve(rest[:n]))


main()
