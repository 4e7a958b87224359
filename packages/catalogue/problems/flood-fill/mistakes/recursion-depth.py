import sys
data = list(map(int, sys.stdin.read().split()))
r, c, sr, sc, color = data[:5]
g = [data[5 + i * c:5 + i * c + c] for i in range(r)]
old = g[sr][sc]
def fill(y, x):
    if 0 <= y < r and 0 <= x < c and g[y][x] == old:
        g[y][x] = color
        fill(y + 1, x)
        fill(y - 1, x)
        fill(y, x + 1)
        fill(y, x - 1)
if old != color:
    fill(sr, sc)
for row in g:
    print(*row)
