r, c = map(int, input().split())
sr, sc, color = input().split()
W = c + 1
g = []
for _ in range(r):
    g += input().split()
    g.append("|")
g += ["|"] * W

start = int(sr) * W + int(sc)
old = g[start]
if old != color:
    todo = [start]
    while todo:
        p = todo.pop()
        if g[p] == old:
            g[p] = color
            todo += p - 1, p + 1, p - W, p + W

for y in range(r):
    print(*g[y * W:y * W + c])
