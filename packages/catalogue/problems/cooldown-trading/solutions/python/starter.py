import sys


def solve(prices: list[int]) -> int:
    # Write your solution here.
    return 0


def main() -> None:
    _, *prices = map(int, sys.stdin.read().split())
    print(solve(prices))


main()
