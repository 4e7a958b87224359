r, c = map(int, input().split())
lawn = [input().split() for i in range(r)]

mown = [(0, 0)]
steps = [(0, 1), (1, 0), (0, -1), (-1, 0)]
way = 0


def allowed(i, j):
    if i < 0 or j < 0 or i >= r or j >= c:
        return False
    return (i, j) not in mown


i = j = 0
while len(mown) < r * c:
    di, dj = steps[way]
    if allowed(i + di, j + dj):
        i += di
        j += dj
        mown.append((i, j))
    else:
        way = (way + 1) % 4

print(" ".join(lawn[a][b] for a, b in mown))
