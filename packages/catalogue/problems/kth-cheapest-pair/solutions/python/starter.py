import sys


def solve(bags: list[int], hats: list[int], k: int) -> int:
    # Write your solution here.
    return 0


def main() -> None:
    n, _, k, *prices = map(int, sys.stdin.read().split())
    print(solve(prices[:n], prices[n:], k))


main()
