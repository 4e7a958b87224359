import sys
from bisect import bisect_left

n, *values = map(int, sys.stdin.read().split())
seen = []
for value in values:
    at = bisect_left(seen, value)
    if at == len(seen) or seen[at] != value:
        seen.insert(at, value)
best = run = 0
for i, value in enumerate(seen):
    run = run + 1 if i and seen[i - 1] == value - 1 else 1
    best = max(best, run)
print(best)
