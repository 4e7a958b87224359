import sys
from collections import deque

rows = sys.stdin.read().splitlines()
r, c = map(int, rows[0].split())
sc, sr, colour = map(int, rows[1].split())
picture = [list(map(int, row.split())) for row in rows[2:2 + r]]


def neighbours(y, x):
    if y > 0:
        yield y - 1, x
    if y + 1 < r:
        yield y + 1, x
    if x > 0:
        yield y, x - 1
    if x + 1 < c:
        yield y, x + 1


old = picture[sr][sc]
if old != colour:
    picture[sr][sc] = colour
    queue = deque([(sr, sc)])
    while queue:
        for y, x in neighbours(*queue.popleft()):
            if picture[y][x] == old:
                picture[y][x] = colour
                queue.append((y, x))

for row in picture:
    print(*row)
