import re
import sys

nums = [int(m.group()) for m in re.finditer(r"\d+", sys.stdin.read())]
n = nums[0]
w = [nums[1 + i * n:1 + (i + 1) * n] for i in range(n)]
INF = float("inf")
full = 1 << n
best = [[INF] * n for _ in range(full)]
best[1][0] = 0
for mask in range(1, full, 2):
    row = best[mask]
    for u in range(n):
        here = row[u]
        if here == INF:
            continue
        for v in range(n):
            if mask >> v & 1:
                continue
            t = here + w[u][v]
            nm = mask | 1 << v
            if t < best[nm][v]:
                best[nm][v] = t
print(min(best[full - 1][v] + w[v][0] for v in range(1, n)))
