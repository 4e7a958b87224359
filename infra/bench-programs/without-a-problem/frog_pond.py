from collections import deque
n, m = map(int, input().split())
g = [input().strip() for _ in range(n)]
for i in range(n):
    for j in range(m):
        if g[i][j] == "F":
            s = (i, j)
        elif g[i][j] == "E":
            e = (i, j)
dist = {s: 0}
dq = deque([s])
while dq:
    x, y = dq.popleft()
    if (x, y) == e:
        break
    for dx, dy in ((1, 0), (-1, 0), (0, 1), (0, -1)):
        a, b = x + dx, y + dy
        if 0 <= a < n and 0 <= b < m and g[a][b] != "#" and (a, b) not in dist:
            dist[a, b] = dist[x, y] + 1
            dq.append((a, b))
print(dist.get(e, "no way"))
