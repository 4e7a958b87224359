"""Tries every way to cut the row into k parts."""

import sys
from itertools import combinations

n, k, *lengths = map(int, sys.stdin.read().split())
best = None
for cuts in combinations(range(1, n), k - 1):
    ends = [0, *cuts, n]
    longest = max(sum(lengths[a:b]) for a, b in zip(ends, ends[1:]))
    if best is None or longest < best:
        best = longest
print(best)
