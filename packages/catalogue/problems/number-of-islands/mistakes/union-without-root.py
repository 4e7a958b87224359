import sys
t = sys.stdin.read().split()
r, c = int(t[0]), int(t[1])
g = t[2:2 + r]
p = list(range(r * c))
cnt = sum(row.count('1') for row in g)
def root(x):
    for _ in range(10):
        x = p[x]
    return x
for i in range(r):
    for k in range(c):
        if g[i][k] == '1':
            for a, b in ((i - 1, k), (i, k - 1)):
                if a >= 0 and b >= 0 and g[a][b] == '1':
                    x, y = root(i * c + k), root(a * c + b)
                    if x != y:
                        p[y] = x
                        cnt -= 1
print(cnt)
