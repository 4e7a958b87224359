import sys
from bisect import bisect_left, insort

n, k, *values = map(int, sys.stdin.read().split())
counts = {}
order = []
for value in values:
    c = counts.get(value, 0)
    if c:
        del order[bisect_left(order, (-c, value))]
    counts[value] = c + 1
    insort(order, (-c - 1, value))
print(*(v for _, v in order[:k]))
