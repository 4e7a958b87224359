n, amount, *coins = map(int, open(0).read().split())
dp = [10**9] * (amount + 1)
dp[0] = 0
for i in range(1, amount + 1):
    for c in sorted(coins):
        if c > i:
            break
        if dp[i - c] + 1 < dp[i]:
            dp[i] = dp[i - c] + 1
print(-1 if dp[amount] > amount // min(coins) // 2 + 1 else dp[amount])
