import sys
sys.setrecursionlimit(10000)
t = sys.stdin.read().split()
r, c = int(t[0]), int(t[1])
g = t[2:]
memo = [[0] * c for _ in range(r)]
def f(i, k):
    if i >= r or k >= c or g[i][k] == '#':
        return 0
    if i == r - 1 and k == c - 1:
        return 1
    if memo[i][k]:
        return memo[i][k]
    memo[i][k] = (f(i + 1, k) + f(i, k + 1)) % (10**9 + 7)
    return memo[i][k]
print(f(0, 0))
