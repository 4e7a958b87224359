import sys


def solve(shelf: list[str]) -> int:
    # Write your solution here.
    return -1


def main() -> None:
    _, _, *rows = sys.stdin.read().split()
    print(solve(rows))


main()
