import sys


def solve(values: list[int]) -> list[int]:
    # Write your solution here.
    return [0] * len(values)


def main() -> None:
    n, *rest = map(int, sys.stdin.read().split())
    print(*solve(rest[:n]))


main()
