# A sprinkler "l r" gives 1 litre to metre l, 2 litres to metre l+1, ... up to metre r.
# Which metre gets the most?
from itertools import accumulate
from sys import stdin

n, m = map(int, stdin.readline().split())
slope = [0] * (n + 3)
drop = [0] * (n + 3)
for _ in range(m):
    l, r = map(int, stdin.readline().split())
    slope[l] += 1
    slope[r + 1] -= 1
    drop[r + 1] -= r - l + 1

step = list(accumulate(slope))
water = list(accumulate(s + d for s, d in zip(step, drop)))
top = max(water[1:n + 1])
print(water.index(top, 1), top)
