import sys

MODULUS = 1_000_000_007


def solve(grid: list[str]) -> int:
    """Each row consists of '.' (free) and '#' (wall)."""
    routes = [0] * len(grid[0])
    routes[0] = 1
    for row in grid:
        for x, square in enumerate(row):
            routes[x] = 0 if square == "#" else (routes[x] + routes[x - 1]) % MODULUS
    return routes[-1]


def main() -> None:
    _, _, *grid = sys.stdin.read().split()
    print(solve(grid))


main()
