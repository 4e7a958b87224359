import sys


def solve(weights: list[int], values: list[int], c: int) -> int:
    # Write your solution here.
    return 0


def main() -> None:
    n, c, *rest = map(int, sys.stdin.read().split())
    print(solve(rest[:n], rest[n:], c))


main()
