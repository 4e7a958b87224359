import sys


def solve(rows: list[str]) -> int:
    grid = [list(row) for row in rows]

    def sink(y: int, x: int) -> None:
        if 0 <= y < len(grid) and 0 <= x < len(grid[0]) and grid[y][x] == "1":
            grid[y][x] = "0"
            sink(y - 1, x)
            sink(y + 1, x)
            sink(y, x - 1)
            sink(y, x + 1)

    islands = 0
    for y, row in enumerate(grid):
        for x, square in enumerate(row):
            if square == "1":
                islands += 1
                sink(y, x)
    return islands


def main() -> None:
    _, _, *rows = sys.stdin.read().split()
    print(solve(rows))


main()
