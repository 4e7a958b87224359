import sys

n, *tags = map(int, sys.stdin.buffer.read().split())
mark = bytearray(n + 2)
mark[0] = 1
for t in tags:
    if 0 < t <= n:
        mark[t] = 1
print(mark.find(0))
