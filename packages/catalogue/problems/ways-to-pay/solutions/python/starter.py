import sys


def solve(coins: list[int], amount: int) -> int:
    # Write your solution here.
    return 0


def main() -> None:
    _, amount, *coins = map(int, sys.stdin.read().split())
    print(solve(coins, amount))


main()
