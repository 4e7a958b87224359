import sys


def solve(shelf: list[str]) -> int:
    r, c = len(shelf), len(shelf[0])
    grid = [list(row) for row in shelf]
    nights = 0
    while True:
        new = []
        for i in range(r):
            for j in range(c):
                if grid[i][j] == "x":
                    for y, x in ((i - 1, j), (i + 1, j), (i, j - 1), (i, j + 1)):
                        if 0 <= y < r and 0 <= x < c and grid[y][x] == "o":
                            new.append((y, x))
        if not new:
            return -1 if any("o" in row for row in grid) else nights
        for y, x in new:
            grid[y][x] = "x"
        nights += 1


def main() -> None:
    _, _, *rows = sys.stdin.read().split()
    print(solve(rows))


main()
