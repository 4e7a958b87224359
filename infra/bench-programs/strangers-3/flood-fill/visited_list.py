r, c = map(int, input().split())
sr, sc, color = map(int, input().split())
pic = [list(map(int, input().split())) for _ in range(r)]
old = pic[sr][sc]
area = [(sr, sc)]
i = 0
while i < len(area):
    y, x = area[i]
    i += 1
    for ny, nx in [(y + 1, x), (y - 1, x), (y, x + 1), (y, x - 1)]:
        if 0 <= ny < r and 0 <= nx < c and pic[ny][nx] == old and (ny, nx) not in area:
            area.append((ny, nx))
for y, x in area:
    pic[y][x] = color
for row in pic:
    print(" ".join(map(str, row)))
