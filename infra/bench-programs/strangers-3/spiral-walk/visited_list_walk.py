r, c = map(int, input().split())
lawn = [input().split() for _ in range(r)]
steps = [(0, 1), (1, 0), (0, -1), (-1, 0)]
mown = [(0, 0)]
d = 0
i = j = 0
while len(mown) < r * c:
    ni, nj = i + steps[d][0], j + steps[d][1]
    if 0 <= ni < r and 0 <= nj < c and (ni, nj) not in mown:
        i, j = ni, nj
        mown.append((i, j))
    else:
        d = (d + 1) % 4
print(" ".join(lawn[a][b] for a, b in mown))
