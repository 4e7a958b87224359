import sys
from copy import deepcopy
t = sys.stdin.read().split()
r, c = int(t[0]), int(t[1])
grid = [list(x) for x in t[2:2 + r]]
word = t[2 + r]
def go(g, y, x, i):
    if y < 0 or x < 0 or y >= r or x >= c or g[y][x] != word[i]:
        return False
    if i == len(word) - 1:
        return True
    h = deepcopy(g)
    h[y][x] = '#'
    return any([go(h, y + 1, x, i + 1), go(h, y - 1, x, i + 1), go(h, y, x + 1, i + 1), go(h, y, x - 1, i + 1)])
print('true' if any([go(grid, y, x, 0) for y in range(r) for x in range(c)]) else 'false')
