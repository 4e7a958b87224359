import sys


def solve(coins: list[int], amount: int) -> int:
    ways = [1] + [0] * amount
    for total in range(1, amount + 1):
        ways[total] = sum(ways[total - coin] for coin in coins if coin <= total) % 1_000_000_007
    return ways[amount]


def main() -> None:
    _, amount, *coins = map(int, sys.stdin.read().split())
    print(solve(coins, amount))


main()
