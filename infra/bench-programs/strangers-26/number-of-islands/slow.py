r, c = map(int, input().split())
grid = [input().strip() for _ in range(r)]
visited = []
islands = 0
for i in range(r):
    for j in range(c):
        if grid[i][j] == '1' and (i, j) not in visited:
            islands += 1
            visited.append((i, j))
            queue = [(i, j)]
            for y, x in queue:
                for ny, nx in ((y + 1, x), (y - 1, x), (y, x + 1), (y, x - 1)):
                    if 0 <= ny < r and 0 <= nx < c and grid[ny][nx] == '1':
                        if (ny, nx) not in visited:
                            visited.append((ny, nx))
                            queue.append((ny, nx))
print(islands)
