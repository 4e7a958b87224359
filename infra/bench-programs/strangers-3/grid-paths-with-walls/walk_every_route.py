import sys
sys.setrecursionlimit(10000)
r, c = map(int, input().split())
g = [input() for _ in range(r)]

def routes(i, j):
    if i >= r or j >= c or g[i][j] == "#":
        return 0
    if i == r - 1 and j == c - 1:
        return 1
    return routes(i + 1, j) + routes(i, j + 1)

print(routes(0, 0) % 1000000007)
