import sys


def solve(picture: list[list[int]], row: int, column: int, color: int) -> None:
    """Repaints the picture in place; row and column of the click are counted from 0."""
    height, width = len(picture), len(picture[0])
    old = picture[row][column]
    if old == color:
        return
    picture[row][column] = color
    stack = [(row, column)]
    while stack:
        y, x = stack.pop()
        for ny, nx in ((y + 1, x), (y, x + 1)):
            if 0 <= ny < height and 0 <= nx < width and picture[ny][nx] == old:
                picture[ny][nx] = color
                stack.append((ny, nx))


def main() -> None:
    lines = [list(map(int, line.split())) for line in sys.stdin]
    (height, _), (row, column, color), *rest = lines
    picture = rest[:height]
    solve(picture, row, column, color)
    for colors in picture:
        print(*colors)


main()
