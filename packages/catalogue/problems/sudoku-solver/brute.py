"""Fills the squares in their order."""

import sys


def fill(grid: list[list[str]], at: int) -> bool:
    if at == 81:
        return True
    r, c = divmod(at, 9)
    if grid[r][c] != ".":
        return fill(grid, at + 1)
    box = [grid[r // 3 * 3 + i][c // 3 * 3 + j] for i in range(3) for j in range(3)]
    column = [row[c] for row in grid]
    for digit in "123456789":
        if digit not in grid[r] and digit not in column and digit not in box:
            grid[r][c] = digit
            if fill(grid, at + 1):
                return True
    grid[r][c] = "."
    return False


_, *lines = sys.stdin.read().split()
for i in range(0, len(lines), 9):
    grid = [list(line) for line in lines[i : i + 9]]
    fill(grid, 0)
    for row in grid:
        print("".join(row))
