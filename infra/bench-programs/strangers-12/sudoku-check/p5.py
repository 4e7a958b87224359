k = int(input())
n = k * k
grid = []
for _ in range(n):
    grid.append(list(map(int, input().split())))


def allowed(r, c):
    x = grid[r][c]
    # row and column
    for i in range(n):
        if i != c and grid[r][i] == x:
            return False
        if i != r and grid[i][c] == x:
            return False
    # box
    top = r // k * k
    left = c // k * k
    for i in range(top, top + k):
        for j in range(left, left + k):
            if (i, j) != (r, c) and grid[i][j] == x:
                return False
    return True


result = True
for r in range(n):
    for c in range(n):
        if grid[r][c] != 0 and not allowed(r, c):
            result = False
print('true' if result else 'false')
