import sys


def solve(picture: list[list[int]], row: int, column: int, color: int) -> None:
    """Repaints the picture in place; row and column of the click are counted from 0."""
    # Write your solution here.
    pass


def main() -> None:
    lines = [list(map(int, line.split())) for line in sys.stdin]
    (height, _), (row, column, color), *rest = lines
    picture = rest[:height]
    solve(picture, row, column, color)
    for colors in picture:
        print(*colors)


main()
