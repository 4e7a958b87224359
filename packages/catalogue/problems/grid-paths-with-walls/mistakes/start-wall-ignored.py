import sys
t = sys.stdin.read().split()
r, c = int(t[0]), int(t[1])
g = t[2:]
M = 10**9 + 7
d = [[0] * c for _ in range(r)]
for i in range(r):
    for k in range(c):
        if g[i][k] == '#' and (i or k):
            continue
        if i == 0 and k == 0:
            d[i][k] = 1
        else:
            d[i][k] = ((d[i - 1][k] if i else 0) + (d[i][k - 1] if k else 0)) % M
print(d[r - 1][c - 1])
