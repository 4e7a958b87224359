n, c = map(int, input().split())
ws = list(map(int, input().split()))
vs = list(map(int, input().split()))
dp = [0] * (c + 1)
for i in range(n):
    for j in range(ws[i], c + 1):
        dp[j] = max(dp[j], dp[j - ws[i]] + vs[i])
print(dp[c])
