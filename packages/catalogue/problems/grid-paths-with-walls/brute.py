import sys

MODULUS = 1_000_000_007


def solve(grid: list[str]) -> int:
    """Each row consists of '.' (free) and '#' (wall)."""
    def walk(y: int, x: int) -> int:
        if y == len(grid) or x == len(grid[0]) or grid[y][x] == "#":
            return 0
        if y == len(grid) - 1 and x == len(grid[0]) - 1:
            return 1
        return walk(y + 1, x) + walk(y, x + 1)

    return walk(0, 0) % MODULUS


def main() -> None:
    _, _, *grid = sys.stdin.read().split()
    print(solve(grid))


main()
