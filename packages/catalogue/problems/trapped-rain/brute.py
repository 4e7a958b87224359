import sys
from itertools import accumulate


def solve(heights: list[int]) -> int:
    water = 0
    for i, height in enumerate(heights):
        bank = min(max(heights[: i + 1]), max(heights[i:]))
        for level in range(height, bank):
            water += 1
    return water


def main() -> None:
    n, *rest = map(int, sys.stdin.read().split())
    print(solve(rest[:n]))


main()
