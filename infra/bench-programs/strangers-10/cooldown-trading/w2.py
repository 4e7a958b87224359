n = int(input())
price = list(map(int, input().split()))

# dp[i] = best profit after the first i days
dp = [0] * (n + 1)
best_buy = float('-inf')
for i in range(n):
    free = dp[i - 2] if i >= 2 else 0
    best_buy = max(best_buy, free - price[i])
    dp[i + 1] = max(dp[i], best_buy + price[i])

print(dp[n])
