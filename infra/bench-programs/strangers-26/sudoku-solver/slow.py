def fits(grid, r, c, digit):
    if digit in grid[r]:
        return False
    if digit in [grid[i][c] for i in range(9)]:
        return False
    box = [grid[i][j]
           for i in range(9) for j in range(9)
           if i // 3 == r // 3 and j // 3 == c // 3]
    return digit not in box


def solve(grid):
    for r in range(9):
        for c in range(9):
            if grid[r][c] == '.':
                for digit in '123456789':
                    if fits(grid, r, c, digit):
                        grid[r][c] = digit
                        if solve(grid):
                            return True
                        grid[r][c] = '.'
                return False
    return True


for _ in range(int(input())):
    grid = [list(input().strip()) for _ in range(9)]
    solve(grid)
    for row in grid:
        print(''.join(row))
