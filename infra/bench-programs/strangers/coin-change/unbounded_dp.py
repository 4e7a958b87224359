n, amount = map(int, input().split())
coins = list(map(int, input().split()))
INF = float('inf')
dp = [0] + [INF] * amount
for c in coins:
    for v in range(c, amount + 1):
        if dp[v - c] + 1 < dp[v]:
            dp[v] = dp[v - c] + 1
print(dp[amount] if dp[amount] < INF else -1)
