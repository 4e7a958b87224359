import sys
from collections import deque

rows = sys.stdin.read().split()
r, c = int(rows[0]), int(rows[1])
grid = [list(line) for line in rows[2:2 + r]]
steps = ((1, 0), (-1, 0), (0, 1), (0, -1))


def flood(i, j):
    grid[i][j] = '0'
    queue = deque([(i, j)])
    while queue:
        x, y = queue.popleft()
        for dx, dy in steps:
            u = x + dx
            v = y + dy
            if 0 <= u < r and 0 <= v < r and v < len(grid[u]) and grid[u][v] == '1':
                grid[u][v] = '0'
                queue.append((u, v))


islands = 0
for i in range(r):
    for j in range(c):
        if grid[i][j] == '1':
            islands += 1
            flood(i, j)
print(islands)
