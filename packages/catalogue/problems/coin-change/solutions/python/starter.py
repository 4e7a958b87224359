import sys


def solve(coins: list[int], amount: int) -> int:
    # Write your solution here.
    return -1


def main() -> None:
    n, amount, *coins = map(int, sys.stdin.read().split())
    print(solve(coins[:n], amount))


main()
