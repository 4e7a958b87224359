import sys
input = sys.stdin.readline

n = int(input())
adj = []
for i in range(n):
    row = input().strip()
    adj.append([j for j in range(n) if row[j] == '1'])

full = (1 << n) - 1
dp = [[0] * n for _ in range(1 << n)]
for i in range(n):
    dp[1 << i][i] = 1

for mask in range(1 << n):
    for last in range(n):
        ways = dp[mask][last]
        if ways == 0:
            continue
        if not (mask >> last) & 1:
            continue
        for nxt in adj[last]:
            if (mask >> nxt) & 1:
                continue
            dp[mask | (1 << nxt)][nxt] += ways

ans = 0
for last in range(n):
    ans += dp[full][last]
print(ans)
