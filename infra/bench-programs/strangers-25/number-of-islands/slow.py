r, c = map(int, input().split())
sea_map = [input().strip() for _ in range(r)]

visited = []


def explore(start):
    queue = [start]
    visited.append(start)
    while queue:
        y, x = queue.pop()
        for ny, nx in [(y - 1, x), (y + 1, x), (y, x - 1), (y, x + 1)]:
            if 0 <= ny < r and 0 <= nx < c and sea_map[ny][nx] == '1':
                if (ny, nx) not in visited:
                    visited.append((ny, nx))
                    queue.append((ny, nx))


islands = 0
for y in range(r):
    for x in range(c):
        if sea_map[y][x] == '1' and (y, x) not in visited:
            islands += 1
            explore((y, x))
print(islands)
