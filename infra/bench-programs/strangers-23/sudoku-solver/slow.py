def possible(grid, r, c, d):
    for i in range(9):
        if grid[r][i] == d or grid[i][c] == d:
            return False
        if grid[r // 3 * 3 + i // 3][c // 3 * 3 + i % 3] == d:
            return False
    return True


def solve(grid):
    for r in range(9):
        for c in range(9):
            if grid[r][c] == ".":
                for d in "123456789":
                    if possible(grid, r, c, d):
                        grid[r][c] = d
                        if solve(grid):
                            return True
                        grid[r][c] = "."
                return False
    return True


for _ in range(int(input())):
    grid = [list(input().strip()) for _ in range(9)]
    solve(grid)
    for row in grid:
        print("".join(row))
