rows, cols = [int(s) for s in input().split()]
click_row, click_col, color = [int(s) for s in input().split()]
picture = [[int(s) for s in input().split()] for _ in range(rows)]

old = picture[click_row][click_col]
wet = [[False] * cols for _ in range(rows)]
wet[click_row][click_col] = True


def touches_paint(y, x):
    return (
        (y > 0 and wet[y - 1][x])
        or (y + 1 < rows and wet[y + 1][x])
        or (x > 0 and wet[y][x - 1])
        or (x + 1 < cols and wet[y][x + 1])
    )


while True:
    fresh = []
    for y in range(rows):
        for x in range(cols):
            if picture[y][x] == old and not wet[y][x] and touches_paint(y, x):
                fresh.append((y, x))
    if not fresh:
        break
    for y, x in fresh:
        wet[y][x] = True

for y in range(rows):
    print(" ".join(str(color if wet[y][x] else picture[y][x]) for x in range(cols)))
