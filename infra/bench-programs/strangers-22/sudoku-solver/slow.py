def fits(grid, row, col, digit):
    if digit in grid[row]:
        return False
    if any(grid[i][col] == digit for i in range(9)):
        return False
    top, left = row - row % 3, col - col % 3
    return not any(grid[top + i][left + j] == digit for i in range(3) for j in range(3))


def solve(grid, at=0):
    if at == 81:
        return True
    row, col = divmod(at, 9)
    if grid[row][col] != '.':
        return solve(grid, at + 1)
    for digit in '123456789':
        if fits(grid, row, col, digit):
            grid[row][col] = digit
            if solve(grid, at + 1):
                return True
            grid[row][col] = '.'
    return False


for _ in range(int(input())):
    grid = [list(input().strip()) for _ in range(9)]
    solve(grid)
    for row in grid:
        print(''.join(row))
