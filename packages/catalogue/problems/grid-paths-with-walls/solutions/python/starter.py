import sys

MODULUS = 1_000_000_007


def solve(grid: list[str]) -> int:
    """Each row consists of '.' (free) and '#' (wall)."""
    # Write your solution here.
    return 0


def main() -> None:
    _, _, *grid = sys.stdin.read().split()
    print(solve(grid))


main()
