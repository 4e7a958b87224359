import sys


def solve(row: list[int]) -> int:
    # Write your solution here.
    return 0


def main() -> None:
    _, *row = map(int, sys.stdin.read().split())
    print(solve(row))


main()
