n = int(input())
a = list(map(int, input().split()))
dp = []  # dp[i]: best total if house i is the last one robbed
for i in range(n):
    dp.append(a[i] + max(dp[:max(0, i - 1)], default=0))
print(max(dp))
