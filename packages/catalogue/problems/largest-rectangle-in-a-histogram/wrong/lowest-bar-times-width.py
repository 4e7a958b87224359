import sys


def solve(heights: list[int]) -> int:
    return min(heights, default=0) * len(heights)


def main() -> None:
    n, *rest = map(int, sys.stdin.read().split())
    print(solve(rest[:n]))


main()
