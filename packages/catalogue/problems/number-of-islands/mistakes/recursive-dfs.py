import sys
t = sys.stdin.read().split()
r, c = int(t[0]), int(t[1])
g = [list(x) for x in t[2:2 + r]]
def sink(y, x):
    if 0 <= y < r and 0 <= x < c and g[y][x] == '1':
        g[y][x] = '0'
        sink(y + 1, x); sink(y - 1, x); sink(y, x + 1); sink(y, x - 1)
n = 0
for i in range(r):
    for k in range(c):
        if g[i][k] == '1':
            n += 1
            sink(i, k)
print(n)
