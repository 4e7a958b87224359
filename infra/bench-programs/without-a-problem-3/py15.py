from sys import stdin

n = int(stdin.readline())
grid = [list(stdin.readline().strip()) for _ in range(n)]
level = [(0, 0)]
grid[0][0] = "x"
steps = 0
reached = 1
while True:
    nxt = []
    for r, c in level:
        for a, b in ((r + 1, c), (r - 1, c), (r, c + 1), (r, c - 1)):
            if 0 <= a < n and 0 <= b < n and grid[a][b] == ".":
                grid[a][b] = "x"
                nxt.append((a, b))
    if not nxt:
        break
    reached += len(nxt)
    steps += 1
    level = nxt
print(steps, reached)
