import sys
from itertools import accumulate

h = list(map(int, sys.stdin.read().split()))[1:]
west = accumulate(h, max)
east = reversed(list(accumulate(reversed(h), max)))
print(sum(map(min, west, east)) - sum(h))
