import sys


def solve(heights: list[list[int]]) -> int:
    # Write your solution here.
    return 0


def main() -> None:
    _, *rows = sys.stdin.read().splitlines()
    print(solve([list(map(int, row.split())) for row in rows]))


main()
