from copy import deepcopy

r, c = map(int, input().split())
grid = [list(input().strip()) for _ in range(r)]


def after_a_night(g):
    new = deepcopy(g)
    for i in range(r):
        for j in range(c):
            if g[i][j] == "x":
                for a, b in ((i + 1, j), (i - 1, j), (i, j + 1), (i, j - 1)):
                    if 0 <= a < r and 0 <= b < c and g[a][b] == "o":
                        new[a][b] = "x"
    return new


nights = 0
while True:
    nxt = after_a_night(grid)
    if nxt == grid:
        break
    grid = nxt
    nights += 1
print(-1 if any("o" in row for row in grid) else nights)
