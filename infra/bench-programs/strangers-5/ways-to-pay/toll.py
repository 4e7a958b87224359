MOD = 1_000_000_007

n, amount = map(int, input().split())
coins = list(map(int, input().split()))
dp = [0] * (amount + 1)
dp[0] = 1
for total in range(1, amount + 1):
    for coin in coins:
        if coin <= total:
            dp[total] += dp[total - coin]
    dp[total] %= MOD
print(dp[amount])
