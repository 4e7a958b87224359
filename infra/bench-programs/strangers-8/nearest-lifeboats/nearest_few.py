import sys
from heapq import nsmallest

n, k, sx, sy, *sea = map(int, sys.stdin.buffer.read().split())
xs, ys = sea[::2], sea[1::2]
far = [(x - sx) ** 2 + (y - sy) ** 2 for x, y in zip(xs, ys)]
# one integer carries distance and number
tags = (d * n + i for i, d in enumerate(far))
print(*[t % n + 1 for t in nsmallest(k, tags)])
