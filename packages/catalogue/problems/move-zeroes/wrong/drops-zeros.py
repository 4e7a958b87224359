import sys


def solve(values: list[int]) -> list[int]:
    return [value for value in values if value != 0]


def main() -> None:
    n, *rest = map(int, sys.stdin.read().split())
    print(*solve(rest[:n]))


main()
