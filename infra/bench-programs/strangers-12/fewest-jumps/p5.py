n = int(input())
stones = [int(x) for x in input().split()]
INF = 10**9
dp = [INF] * n
dp[0] = 0
for i in range(n):
    if dp[i] == INF:
        continue
    for j in range(1, stones[i] + 1):
        if i + j < n:
            dp[i + j] = min(dp[i + j], dp[i] + 1)
        else:
            break
if dp[n - 1] == INF:
    print(-1)
else:
    print(dp[n - 1])
