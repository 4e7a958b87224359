MOD = 1000000007
n, a = map(int, input().split())
coins = list(map(int, input().split()))
ways = [0] * (a + 1)
ways[0] = 1
for amount in range(1, a + 1):
    for coin in coins:
        if coin <= amount:
            ways[amount] = (ways[amount] + ways[amount - coin]) % MOD
print(ways[a])
