WET = -1


def touches(p, i, j):
    if i > 0 and p[i - 1][j] == WET:
        return True
    if j > 0 and p[i][j - 1] == WET:
        return True
    if i < len(p) - 1 and p[i + 1][j] == WET:
        return True
    return j < len(p[i]) - 1 and p[i][j + 1] == WET


def sweep(p, old):
    spread = 0
    for i in range(len(p)):
        for j in range(len(p[i])):
            if p[i][j] == old and touches(p, i, j):
                p[i][j] = WET
                spread += 1
    return spread


r, c = map(int, input().split())
sr, sc, new = map(int, input().split())
p = [list(map(int, input().split())) for _ in range(r)]
old = p[sr][sc]
p[sr][sc] = WET
while sweep(p, old) > 0:
    pass
for row in p:
    print(" ".join(str(new if x == WET else x) for x in row))
