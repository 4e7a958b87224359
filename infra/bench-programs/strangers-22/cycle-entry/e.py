import sys
from itertools import count
data = sys.stdin.buffer.read().split()
n, start = int(data[0]), int(data[1])
go = [0] + list(map(int, data[2:n + 2]))

inside = start
for _ in range(n):
    inside = go[inside]

x = inside
for around in count(1):
    x = go[x]
    if x == inside:
        break

ahead = behind = start
for _ in range(around):
    ahead = go[ahead]
while ahead != behind:
    ahead, behind = go[ahead], go[behind]
print(behind)
