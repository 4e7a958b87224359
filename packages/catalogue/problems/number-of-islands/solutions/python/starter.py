import sys


def solve(rows: list[str]) -> int:
    # Write your solution here.
    return 0


def main() -> None:
    _, _, *rows = sys.stdin.read().split()
    print(solve(rows))


main()
