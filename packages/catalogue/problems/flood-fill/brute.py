import sys


def solve(picture: list[list[int]], row: int, column: int, color: int) -> None:
    """Repaints the picture in place; row and column of the click are counted from 0."""
    area = {(row, column)}
    grown = True
    while grown:
        grown = False
        for y, colors in enumerate(picture):
            for x, here in enumerate(colors):
                touches = {(y - 1, x), (y + 1, x), (y, x - 1), (y, x + 1)} & area
                if here == picture[row][column] and touches and (y, x) not in area:
                    area.add((y, x))
                    grown = True
    for y, x in area:
        picture[y][x] = color


def main() -> None:
    lines = [list(map(int, line.split())) for line in sys.stdin]
    (height, _), (row, column, color), *rest = lines
    picture = rest[:height]
    solve(picture, row, column, color)
    for colors in picture:
        print(*colors)


main()
