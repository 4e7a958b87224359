import sys
t = sys.stdin.read().split()
r, c = int(t[0]), int(t[1])
g = [t[2 + i * c:2 + i * c + c] for i in range(r)]
seen = []
y = x = d = 0
D = [(0, 1), (1, 0), (0, -1), (-1, 0)]
out = []
for _ in range(r * c):
    out.append(g[y][x])
    seen.append((y, x))
    a, b = y + D[d][0], x + D[d][1]
    if not (0 <= a < r and 0 <= b < c) or (a, b) in seen:
        d = (d + 1) % 4
        a, b = y + D[d][0], x + D[d][1]
    y, x = a, b
print(*out)
