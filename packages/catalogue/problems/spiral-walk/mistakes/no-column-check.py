import sys
t = sys.stdin.read().split()
r, c = int(t[0]), int(t[1])
g = [t[2 + i * c:2 + i * c + c] for i in range(r)]
top, bottom, left, right = 0, r - 1, 0, c - 1
out = []
while top <= bottom and left <= right:
    for k in range(left, right + 1):
        out.append(g[top][k])
    top += 1
    for i in range(top, bottom + 1):
        out.append(g[i][right])
    right -= 1
    if top <= bottom:
        for k in range(right, left - 1, -1):
            out.append(g[bottom][k])
        bottom -= 1
    if left <= right or c > 4 or r > 4:
        for i in range(bottom, top - 1, -1):
            out.append(g[i][left])
        left += 1
print(*out)
