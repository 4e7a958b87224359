import sys


def solve(coins: list[int], amount: int) -> int:
    out_of_reach = amount + 1
    fewest = [0] + [out_of_reach] * amount
    for total in range(1, amount + 1):
        if total in coins:
            fewest[total] = 1
            continue
        for part in range(1, total // 2 + 1):
            candidate = fewest[part] + fewest[total - part]
            if candidate < fewest[total]:
                fewest[total] = candidate
    return -1 if fewest[amount] >= out_of_reach else fewest[amount]


def main() -> None:
    n, amount, *coins = map(int, sys.stdin.read().split())
    print(solve(coins[:n], amount))


main()
