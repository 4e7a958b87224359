import sys
from bisect import bisect_left as find
_, *it = map(int, sys.stdin.read().split())
tails = []
for w, h in sorted(zip(it[::2], it[1::2]), key=lambda d: (d[0], -d[1])):
    k = find(tails, h)
    tails[k:k + 1] = [h]
print(len(tails))
