import sys


def solve(arrows: list[int], start: int) -> int:
    # Write your solution here.
    return 0


def main() -> None:
    _, start, *arrows = map(int, sys.stdin.read().split())
    print(solve(arrows, start))


main()
