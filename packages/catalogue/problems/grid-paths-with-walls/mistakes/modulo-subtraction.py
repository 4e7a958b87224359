import sys
t = sys.stdin.read().split()
r, c = int(t[0]), int(t[1])
g = t[2:2 + r]
from math import comb
walls = [(i, k) for i in range(r) for k in range(c) if g[i][k] == '#']
total = comb(r + c - 2, r - 1)
if (0, 0) in walls or (r - 1, c - 1) in walls:
    total = 0
else:
    for i, k in walls:
        total -= comb(i + k, i) * comb(r - 1 - i + c - 1 - k, c - 1 - k)
print(total % (10**9 + 7))
