import sys
t = sys.stdin.read().split()
r, c = int(t[0]), int(t[1])
g = [list(x) for x in t[2:2 + r]]
word = t[2 + r]
def go(y, x, i):
    if i == len(word):
        return True
    if y < 0 or x < 0 or y >= r or x >= c or g[y][x] != word[i]:
        return False
    g[y][x] = '#'
    ok = go(y + 1, x, i + 1) or go(y - 1, x, i + 1) or go(y, x + 1, i + 1) or go(y, x - 1, i + 1)
    g[y][x] = word[i]
    return ok
starts = [(y, x) for y in range(r) for x in range(c) if g[y][x] == word[0]][:3]
print('true' if any(go(y, x, 0) for y, x in starts) else 'false')
