import sys

data = list(map(int, sys.stdin.read().split()))
r, c = data[:2]
lawn = [data[2 + i * c:2 + (i + 1) * c] for i in range(r)]
MOWN = -1
heading = [(0, 1), (1, 0), (0, -1), (-1, 0)]

y = x = d = 0
walk = []
for _ in range(r * c):
    walk.append(lawn[y][x])
    lawn[y][x] = MOWN
    ny, nx = y + heading[d][0], x + heading[d][1]
    if not (0 <= ny < r and 0 <= nx < c) or lawn[ny][nx] == MOWN:
        d = (d + 1) % 4
        ny, nx = y + heading[d][0], x + heading[d][1]
    y, x = ny, nx
print(*walk)
