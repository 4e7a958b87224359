import sys

sys.setrecursionlimit(20000)


def sink(grid, i, j):
    if i < 0 or j < 0 or i >= len(grid) or j >= len(grid[0]) or grid[i][j] != "1":
        return
    grid[i][j] = "0"
    sink(grid, i + 1, j)
    sink(grid, i - 1, j)
    sink(grid, i, j + 1)
    sink(grid, i, j - 1)


r, c = map(int, input().split())
grid = [list(input()) for _ in range(r)]
islands = 0
for i in range(r):
    for j in range(c):
        if grid[i][j] == "1":
            islands += 1
            sink(grid, i, j)
print(islands)
