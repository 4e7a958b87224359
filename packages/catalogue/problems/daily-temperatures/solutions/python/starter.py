import sys


def solve(temperatures: list[int]) -> list[int]:
    # Write your solution here.
    return [0] * len(temperatures)


def main() -> None:
    n, *rest = map(int, sys.stdin.read().split())
    print(*solve(rest[:n]))


main()
