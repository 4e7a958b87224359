import sys
from collections import deque
t = list(map(int, sys.stdin.read().split()))
r, c, sr, sc, new = t[:5]
pic = t[5:5 + r * c]
old = pic[sr * c + sc]
if old != new:
    q = deque([sr * c + sc])
    pic[sr * c + sc] = new
    while q:
        p = q.popleft()
        x = p % c
        around = []
        if x > 0: around.append(p - 1)
        if x < c - 1: around.append(p + 1)
        if p >= c: around.append(p - c)
        if p + c < r * c: around.append(p + c)
        for z in around:
            if pic[z] == old:
                pic[z] = new
                q.append(z)
for i in range(r):
    print(*pic[i * c:(i + 1) * c])
