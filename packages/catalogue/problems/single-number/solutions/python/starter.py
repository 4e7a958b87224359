import sys


def solve(values: list[int]) -> int:
    # Write your solution here.
    return values[0]


def main() -> None:
    n, *rest = map(int, sys.stdin.read().split())
    print(solve(rest[:n]))


main()
