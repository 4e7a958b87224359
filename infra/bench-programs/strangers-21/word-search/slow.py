from itertools import product

r, c = map(int, input().split())
grid = [input().strip() for _ in range(r)]
word = input().strip()
steps = [(-1, 0), (0, 1), (1, 0), (0, -1)]


def squares(y, x, way):
    yield y, x
    for dy, dx in way:
        y += dy
        x += dx
        yield y, x


def spells(path):
    if len(set(path)) < len(path):
        return False
    if any(not (0 <= y < r and 0 <= x < c) for y, x in path):
        return False
    return "".join(grid[y][x] for y, x in path) == word


print(str(any(
    spells(list(squares(y, x, way)))
    for way in product(steps, repeat=len(word) - 1)
    for y in range(r)
    for x in range(c)
)).lower())
