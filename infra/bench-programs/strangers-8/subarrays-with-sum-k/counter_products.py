import sys
from collections import Counter
from itertools import accumulate

n, k, *book = map(int, sys.stdin.read().split())
sums = Counter(accumulate(book, initial=0))

if k == 0:
    # any two equal sums enclose a period
    print(sum(c * (c - 1) // 2 for c in sums.values()))
else:
    print(sum(c * sums[s - k] for s, c in list(sums.items())))
