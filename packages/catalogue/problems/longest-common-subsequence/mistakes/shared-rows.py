s = input().strip()
t = input().strip()
n, m = len(s), len(t)
d = [[0] * (m + 1)] * (n + 1)
for i in range(1, n + 1):
    for k in range(1, m + 1):
        if s[i - 1] == t[k - 1]:
            d[i][k] = (d[i - 1][k - 1] + 1)
        else:
            d[i][k] = max(d[i - 1][k], d[i][k - 1])
print(d[n][m])
