import sys

n = int(sys.stdin.readline())
used = bytearray(n + 2)
for x in map(int, sys.stdin.readline().split()):
    if 0 < x <= n:
        used[x] = 1
print(used.find(0, 1))
