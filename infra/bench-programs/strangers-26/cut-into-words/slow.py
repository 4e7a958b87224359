text = input().strip()
input()
words = set(input().split())
n = len(text)
INF = float('inf')
dp = [INF] * (n + 1)
dp[0] = 0
for end in range(1, n + 1):
    for start in range(end):
        if text[start:end] in words:
            dp[end] = min(dp[end], dp[start] + 1)
print(dp[n] if dp[n] < INF else -1)
