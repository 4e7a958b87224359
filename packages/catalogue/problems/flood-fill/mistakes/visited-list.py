import sys
data = list(map(int, sys.stdin.read().split()))
r, c, sr, sc, color = data[:5]
g = [data[5 + i * c:5 + i * c + c] for i in range(r)]
old = g[sr][sc]
todo = [(sr, sc)]
seen = [(sr, sc)]
while todo:
    y, x = todo.pop(0)
    for a, b in ((y + 1, x), (y - 1, x), (y, x + 1), (y, x - 1)):
        if 0 <= a < r and 0 <= b < c and g[a][b] == old and (a, b) not in seen:
            seen.append((a, b))
            todo.append((a, b))
for y, x in seen:
    g[y][x] = color
for row in g:
    print(*row)
