import sys
from collections import deque

data = list(map(int, sys.stdin.read().split()))
r, c, sr, sc, new = data[:5]
# squares are complex numbers: row + column * i
picture = {complex(i // c, i % c): v for i, v in enumerate(data[5:5 + r * c])}
start = complex(sr, sc)
old = picture[start]
if old != new:
    picture[start] = new
    queue = deque([start])
    while queue:
        z = queue.popleft()
        for step in (1, -1, 1j, -1j):
            if picture.get(z + step) == old:
                picture[z + step] = new
                queue.append(z + step)
values = list(picture.values())
for i in range(0, r * c, c):
    print(*values[i:i + c])
