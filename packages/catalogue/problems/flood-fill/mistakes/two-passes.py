import sys
data = list(map(int, sys.stdin.read().split()))
r, c, sr, sc, color = data[:5]
g = [data[5 + i * c:5 + i * c + c] for i in range(r)]
old = g[sr][sc]
mark = [[False] * c for _ in range(r)]
mark[sr][sc] = True
def touch(y, x):
    return any(0 <= a < r and 0 <= b < c and mark[a][b] for a, b in ((y + 1, x), (y - 1, x), (y, x + 1), (y, x - 1)))
for _ in range(2):
    for y in range(r):
        for x in range(c):
            if g[y][x] == old and touch(y, x):
                mark[y][x] = True
    for y in range(r - 1, -1, -1):
        for x in range(c - 1, -1, -1):
            if g[y][x] == old and touch(y, x):
                mark[y][x] = True
for y in range(r):
    print(*[color if mark[y][x] else g[y][x] for x in range(c)])
