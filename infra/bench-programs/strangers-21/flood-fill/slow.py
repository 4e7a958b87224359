rows, cols = map(int, input().split())
sr, sc, color = map(int, input().split())
image = [list(map(int, input().split())) for _ in range(rows)]

old = image[sr][sc]
visited = [(sr, sc)]
stack = [(sr, sc)]
while stack:
    y, x = stack.pop()
    for dy, dx in [(0, 1), (1, 0), (0, -1), (-1, 0)]:
        a, b = y + dy, x + dx
        if 0 <= a < rows and 0 <= b < cols and image[a][b] == old:
            if (a, b) not in visited:
                visited.append((a, b))
                stack.append((a, b))

for y, x in visited:
    image[y][x] = color
for row in image:
    print(" ".join(map(str, row)))
