s = input().strip()
t = input().strip()
n = len(s)
m = len(t)

# best[i][j] = longest common subsequence of s[:i] and t[:j]
best = [[0] * (m + 1) for _ in range(n + 1)]
for i in range(1, n + 1):
    for j in range(1, m + 1):
        # do not use letter i of s at all ...
        best[i][j] = best[i - 1][j]
        # ... or pair it with the last place in t[:j] where it occurs
        k = j
        while k > 0 and t[k - 1] != s[i - 1]:
            k -= 1
        if k > 0:
            best[i][j] = max(best[i][j], best[i - 1][k - 1] + 1)
print(best[n][m])
