import sys

rows = [line.split() for line in sys.stdin.read().splitlines() if line.strip()]
r, c = map(int, rows[0])
sr, sc, colour = rows[1]
picture = rows[2:]
sr, sc = int(sr), int(sc)
old = picture[sr][sc]
same = {(i, j) for i in range(r) for j in range(c) if picture[i][j] == old}

frontier = {(sr, sc)}
while frontier:
    same -= frontier
    for i, j in frontier:
        picture[i][j] = colour
    frontier = {
        (i + a, j + b)
        for i, j in frontier
        for a, b in ((0, 1), (1, 0), (0, -1), (-1, 0))
        if (i + a, j + b) in same
    }

for row in picture:
    print(*row)
