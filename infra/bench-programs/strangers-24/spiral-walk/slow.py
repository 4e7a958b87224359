rows, cols = map(int, input().split())
lawn = [list(map(int, input().split())) for _ in range(rows)]

mown = []
i, j = 0, 0
di, dj = 0, 1
while True:
    mown.append((i, j))
    if len(mown) == rows * cols:
        break
    a, b = i + di, j + dj
    if not (0 <= a < rows and 0 <= b < cols) or (a, b) in mown:
        di, dj = dj, -di
        a, b = i + di, j + dj
    i, j = a, b
print(" ".join(str(lawn[i][j]) for i, j in mown))
