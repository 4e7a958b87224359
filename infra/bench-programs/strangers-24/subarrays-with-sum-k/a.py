import sys
from collections import Counter
from itertools import accumulate

_, k, *a = map(int, sys.stdin.read().split())
seen, total = Counter(), 0
for s in accumulate(a, initial=0):
    total += seen[s - k]
    seen[s] += 1
print(total)
