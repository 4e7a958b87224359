# pull formulation: f[b][v] = min over buses (u -> v) of f[b-1][u] + price
import sys
from itertools import islice, accumulate, repeat

INF = 1 << 60
it = map(int, sys.stdin.read().split())
n, m, k = islice(it, 3)
s, t = (x - 1 for x in islice(it, 2))
inc = [[(v, 0)] for v in range(n)]          # staying where you are costs nothing
for a, b, p in zip(it, it, it):
    inc[b - 1].append((a - 1, p))

step = lambda f, _: [min([f[u] + p for u, p in row]) for row in inc]
start = [0 if v == s else INF for v in range(n)]
*_, last = accumulate(repeat(None, k + 1), step, initial=start)
print(last[t] if last[t] < INF else -1)
