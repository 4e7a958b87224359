import sys


def solve(coins: list[int], amount: int) -> int:
    ways = [1] + [0] * amount
    for coin in coins:
        ways = [sum(ways[total - used * coin] for used in range(total // coin + 1)) % 1_000_000_007 for total in range(amount + 1)]
    return ways[amount]


def main() -> None:
    _, amount, *coins = map(int, sys.stdin.read().split())
    print(solve(coins, amount))


main()
