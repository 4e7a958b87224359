import sys


def solve(heights: list[int]) -> int:
    # Write your solution here.
    return 0


def main() -> None:
    _, *heights = map(int, sys.stdin.read().split())
    print(solve(heights))


main()
