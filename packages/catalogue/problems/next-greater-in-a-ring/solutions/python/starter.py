import sys


def solve(heights: list[int]) -> list[int]:
    # Write your solution here.
    return [0] * len(heights)


def main() -> None:
    _, *heights = map(int, sys.stdin.read().split())
    print(*solve(heights))


main()
