import sys


def main():
    n, amount, *coins = map(int, sys.stdin.read().split())
    big = amount + 1
    dp = [0] + [big] * amount
    # one coin after the other, like an unbounded knapsack
    for c in sorted(coins, reverse=True):
        for s in range(c, amount + 1):
            t = dp[s - c] + 1
            if t < dp[s]:
                dp[s] = t
    print(dp[amount] if dp[amount] < big else -1)


main()
