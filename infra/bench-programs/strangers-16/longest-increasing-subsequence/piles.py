import sys
from bisect import bisect_left

_, *a = map(int, sys.stdin.read().split())
piles = []
for x in a:
    i = bisect_left(piles, x)
    piles[i:i + 1] = [x]
print(len(piles))
