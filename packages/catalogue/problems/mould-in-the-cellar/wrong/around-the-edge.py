import sys


def solve(shelf: list[str]) -> int:
    grid = [list(row) for row in shelf]
    r, c = len(grid), len(grid[0])
    last = [(i, j) for i in range(r) for j in range(c) if grid[i][j] == "x"]
    nights = 0
    while last:
        following = []
        for i, j in last:
            for y, x in ((i - 1, j), (i + 1, j), (i, j - 1), (i, j + 1)):
                if y < r and x < c and grid[y][x] == "o":
                    grid[y][x] = "x"
                    following.append((y, x))
        last = following
        nights += bool(following)
    return -1 if any("o" in row for row in grid) else nights


def main() -> None:
    _, _, *rows = sys.stdin.read().split()
    print(solve(rows))


main()
