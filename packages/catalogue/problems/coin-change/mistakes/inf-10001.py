n, amount, *coins = map(int, open(0).read().split())
INF = 10001
dp = [0] + [INF] * amount
for c in coins:
    for i in range(c, amount + 1):
        if dp[i - c] + 1 < dp[i]:
            dp[i] = dp[i - c] + 1
print(dp[amount] if dp[amount] < INF else -1)
