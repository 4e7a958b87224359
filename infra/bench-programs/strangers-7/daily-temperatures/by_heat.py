import sys
from bisect import bisect, insort
from itertools import groupby

n, *t = map(int, sys.stdin.read().split())
result = [0] * n
warmer_days = []
hottest_first = sorted(range(n), key=lambda d: -t[d])
for _, days in groupby(hottest_first, key=t.__getitem__):
    days = list(days)
    for d in days:
        k = bisect(warmer_days, d)
        if k < len(warmer_days):
            result[d] = warmer_days[k] - d
    for d in days:
        insort(warmer_days, d)
print(" ".join(map(str, result)))
