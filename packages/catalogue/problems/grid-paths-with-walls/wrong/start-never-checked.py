import sys

MODULUS = 1_000_000_007


def solve(grid: list[str]) -> int:
    """Each row consists of '.' (free) and '#' (wall)."""
    routes = [[0] * len(row) for row in grid]
    routes[0][0] = 1
    for y, row in enumerate(grid):
        for x, square in enumerate(row):
            if square == "." and (y, x) != (0, 0):
                above = routes[y - 1][x] if y > 0 else 0
                left = routes[y][x - 1] if x > 0 else 0
                routes[y][x] = (above + left) % MODULUS
    return routes[-1][-1]


def main() -> None:
    _, _, *grid = sys.stdin.read().split()
    print(solve(grid))


main()
