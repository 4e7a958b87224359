import sys
data = sys.stdin.read().split()
r, c = int(data[0]), int(data[1])
grid = [bytearray(row, 'ascii') for row in data[2:2 + r]]
LAND, WATER = ord('1'), ord('0')
count = 0
for i in range(r):
    for j in range(c):
        if grid[i][j] != LAND:
            continue
        count += 1
        grid[i][j] = WATER
        todo = [(i, j)]
        while todo:
            y, x = todo.pop()
            for ny, nx in ((y + 1, x), (y - 1, x), (y, x + 1), (y, x - 1)):
                if 0 <= ny < r and 0 <= nx < c and grid[ny][nx] == LAND:
                    grid[ny][nx] = WATER
                    todo.append((ny, nx))
print(count)
