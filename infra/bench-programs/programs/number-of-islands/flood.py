r, c = map(int, input().split())
g = [list(input()) for _ in range(r)]
count = 0
for i in range(r):
    for j in range(c):
        if g[i][j] == "1":
            count += 1
            g[i][j] = "0"
            stack = [(i, j)]
            while stack:
                x, y = stack.pop()
                for u, v in ((x + 1, y), (x - 1, y), (x, y + 1), (x, y - 1)):
                    if 0 <= u < r and 0 <= v < c and g[u][v] == "1":
                        g[u][v] = "0"
                        stack.append((u, v))
print(count)
