import sys
INF = 10 ** 9
n, amount, *coins = map(int, sys.stdin.read().split())
coins.sort()
dp = [0]
usable = []
for x in range(1, amount + 1):
    if len(usable) < n and coins[len(usable)] == x:
        usable.append(x)
    dp.append(min([dp[x - c] for c in usable], default=INF) + 1)
print(dp[amount] if dp[amount] < INF else -1)
