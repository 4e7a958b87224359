import sys

def read():
    rows = [list(map(int, l.split())) for l in sys.stdin if l.strip()]
    return rows[0][0], rows[0][1], rows[1:]

def spread(starts, r, c, h):
    seen = set(starts)
    stack = list(seen)
    while stack:
        y, x = stack.pop()
        for a, b in ((y + 1, x), (y - 1, x), (y, x + 1), (y, x - 1)):
            if 0 <= a < r and 0 <= b < c and (a, b) not in seen:
                if h[a][b] > h[y][x]:
                    seen.add((a, b))
                    stack.append((a, b))
    return seen

r, c, h = read()
blue = spread([(0, x) for x in range(c)] + [(y, 0) for y in range(r)], r, c, h)
green = spread([(r - 1, x) for x in range(c)] + [(y, c - 1) for y in range(r)], r, c, h)
print(len(blue & green))
