import sys


def solve(coins: list[int], amount: int) -> int:
    out_of_reach = amount + 1
    fewest = [0] + [out_of_reach] * amount
    for coin in coins:
        if coin > amount:
            break
        for total in range(coin, amount + 1):
            candidate = fewest[total - coin] + 1
            if candidate < fewest[total]:
                fewest[total] = candidate
    return -1 if fewest[amount] == out_of_reach else fewest[amount]


def main() -> None:
    n, amount, *coins = map(int, sys.stdin.read().split())
    print(solve(coins[:n], amount))


main()
