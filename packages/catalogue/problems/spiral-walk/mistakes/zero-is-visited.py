import sys
t = list(map(int, sys.stdin.read().split()))
r, c = t[:2]
g = [t[2 + i * c:2 + i * c + c] for i in range(r)]
y = x = 0
dy, dx = 0, 1
out = []
for _ in range(r * c):
    out.append(g[y][x])
    g[y][x] = 0
    a, b = y + dy, x + dx
    if not (0 <= a < r and 0 <= b < c and g[a][b]):
        dy, dx = dx, -dy
        a, b = y + dy, x + dx
    if not (0 <= a < r and 0 <= b < c):
        break
    y, x = a, b
print(*out)
