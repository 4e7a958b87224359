from operator import add

n = int(input())
b = [1, *map(int, input().split()), 1]
m = n + 2
row = [[0] * m for _ in range(m)]   # row[l][r] = best inside (l, r)
col = [[0] * m for _ in range(m)]   # the same table, turned over: col[r][l]
for l in range(n - 1, -1, -1):
    for r in range(l + 2, m):
        frame = b[l] * b[r]
        sides = map(add, row[l][l + 1:r], col[r][l + 1:r])
        row[l][r] = col[r][l] = max(map(add, sides, [frame * x for x in b[l + 1:r]]))
print(row[0][n + 1])
