import sys


def solve(coins: list[int], amount: int) -> int:
    count = 0
    coins = sorted(coins, reverse=True)
    for first in range(len(coins)):
        left = amount
        for coin in coins[first:]:
            left %= coin
        count += left == 0
    return count


def main() -> None:
    _, amount, *coins = map(int, sys.stdin.read().split())
    print(solve(coins, amount))


main()
