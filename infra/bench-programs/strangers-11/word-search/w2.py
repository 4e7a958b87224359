def neighbours(y, x):
    for dy, dx in ((0, 1), (1, 0), (0, -1), (-1, 0)):
        if 0 <= y + dy < r and 0 <= x + dx < c:
            yield y + dy, x + dx


def trace(y, x, i):
    if i == len(word):
        return True
    if (y, x) in path or grid[y][x] != word[i]:
        return False
    path.add((y, x))
    for ny, nx in neighbours(y, x):
        if trace(ny, nx, i + 1):
            return True
    path.remove((y, x))
    return False


r, c = map(int, input().split())
grid = [input().strip() for _ in range(r)]
word = input().strip()
path = set()
ok = any(trace(y, x, 0) for y in range(r) for x in range(c))
print("true" if ok else "false")
