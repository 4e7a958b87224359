import sys


def solve(coins: list[int], amount: int) -> int:
    infinity = amount + 1
    fewest = [0] + [infinity] * amount
    for coin in coins:
        for total in range(coin, amount + 1):
            fewest[total] = min(fewest[total], fewest[total - coin] + 1)
    return fewest[amount] if fewest[amount] < infinity else 0


def main() -> None:
    _, amount, *coins = map(int, sys.stdin.read().split())
    print(solve(coins, amount))


main()
