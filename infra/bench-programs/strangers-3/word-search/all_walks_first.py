r, c = map(int, input().split())
g = [input().strip() for _ in range(r)]
w = input().strip()
paths = [[(i, j)] for i in range(r) for j in range(c)]
for _ in range(len(w) - 1):
    longer = []
    for p in paths:
        i, j = p[-1]
        for q in ((i + 1, j), (i - 1, j), (i, j + 1), (i, j - 1)):
            if 0 <= q[0] < r and 0 <= q[1] < c and q not in p:
                longer.append(p + [q])
    paths = longer
found = False
for p in paths:
    if "".join(g[i][j] for i, j in p) == w:
        found = True
print(str(found).lower())
