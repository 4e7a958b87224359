n, *a = map(int, open(0).read().split())
INF = 10**9
dp = [0] + [INF] * (n - 1)
for i in range(n):
    for k in range(i + 1, min(n, i + a[i] + 1)):
        if dp[i] + 1 < dp[k]:
            dp[k] = dp[i] + 1
print(dp[-1] if dp[-1] < INF else -1)
