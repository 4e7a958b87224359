import sys


def solve(picture: list[list[int]], row: int, column: int, color: int) -> None:
    """Repaints the picture in place; row and column of the click are counted from 0."""
    old = picture[row][column]
    if old == color:
        return
    height, width = len(picture), len(picture[0])
    picture[row][column] = color
    wet = [[False] * width for _ in range(height)]
    wet[row][column] = True
    changed = True
    while changed:
        changed = False
        for y in range(height):
            for x in range(width):
                if picture[y][x] == old and (
                    (y > 0 and wet[y - 1][x])
                    or (y + 1 < height and wet[y + 1][x])
                    or (x > 0 and wet[y][x - 1])
                    or (x + 1 < width and wet[y][x + 1])
                ):
                    picture[y][x] = color
                    wet[y][x] = True
                    changed = True


def main() -> None:
    lines = [list(map(int, line.split())) for line in sys.stdin]
    (height, _), (row, column, color), *rest = lines
    picture = rest[:height]
    solve(picture, row, column, color)
    for colors in picture:
        print(*colors)


main()
