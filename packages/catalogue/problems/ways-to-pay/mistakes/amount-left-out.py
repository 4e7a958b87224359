import sys


def solve(coins: list[int], amount: int) -> int:
    ways = [1] + [0] * amount
    for coin in coins:
        for total in range(coin, amount):
            ways[total] = (ways[total] + ways[total - coin]) % 1_000_000_007
    return ways[amount]


def main() -> None:
    _, amount, *coins = map(int, sys.stdin.read().split())
    print(solve(coins, amount))


main()
