r, c = map(int, input().split())
lawn = []
for i in range(r):
    lawn.append(list(map(int, input().split())))

visited = []
result = []
x = 0
y = 0
directions = [(0, 1), (1, 0), (0, -1), (-1, 0)]
d = 0
while True:
    result.append(lawn[x][y])
    visited.append((x, y))
    if len(visited) == r * c:
        break
    nx = x + directions[d][0]
    ny = y + directions[d][1]
    if nx < 0 or nx >= r or ny < 0 or ny >= c or (nx, ny) in visited:
        d = (d + 1) % 4
        nx = x + directions[d][0]
        ny = y + directions[d][1]
    x = nx
    y = ny
print(' '.join(map(str, result)))
