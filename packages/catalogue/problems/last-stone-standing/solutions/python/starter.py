import sys


def solve(weights: list[int]) -> int:
    # Write your solution here.
    return 0


def main() -> None:
    n, *rest = map(int, sys.stdin.read().split())
    print(solve(rest[:n]))


main()
