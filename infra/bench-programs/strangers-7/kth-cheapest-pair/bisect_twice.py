import sys
from bisect import bisect_left, bisect_right

n, m, k, *prices = map(int, sys.stdin.read().split())
bags, hats = prices[:n], prices[n:]
sums = range(bags[0] + hats[0], bags[-1] + hats[-1] + 1)
pairs_up_to = lambda s: sum(bisect_right(hats, s - b) for b in bags)
print(sums[bisect_left(sums, k, key=pairs_up_to)])
