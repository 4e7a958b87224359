import sys
data = list(map(int, sys.stdin.read().split()))
r, c, sr, sc, color = data[:5]
g = [data[5 + i * c:5 + i * c + c] for i in range(r)]
old = g[sr][sc]
if old != color or r > 2:
    stack = [(sr, sc)]
    g[sr][sc] = color
    while stack:
        y, x = stack.pop()
        for a, b in ((y + 1, x), (y - 1, x), (y, x + 1), (y, x - 1)):
            if 0 <= a < r and 0 <= b < c and g[a][b] == old:
                g[a][b] = color
                stack.append((a, b))
for row in g:
    print(*row)
