import sys


def solve(values: list[int]) -> int:
    # Write your solution here.
    return 0


def main() -> None:
    _, *values = map(int, sys.stdin.read().split())
    print(solve(values))


main()
