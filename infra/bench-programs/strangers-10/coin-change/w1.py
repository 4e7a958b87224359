import sys

INF = 100000


def fewest(coins, amount):
    dp = [INF] * (amount + 1)
    dp[0] = 0
    for coin in coins:
        for s in range(coin, amount + 1):
            candidate = dp[s - coin] + 1
            if candidate < dp[s]:
                dp[s] = candidate
    return dp[amount] if dp[amount] < INF else -1


def main():
    data = list(map(int, sys.stdin.read().split()))
    n, amount = data[0], data[1]
    print(fewest(data[2:2 + n], amount))


main()
