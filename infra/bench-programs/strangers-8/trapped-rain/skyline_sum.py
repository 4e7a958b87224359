import sys
from itertools import accumulate

sys.stdin.readline()
bars = list(map(int, sys.stdin.readline().split()))
west = accumulate(bars, max)
east = list(accumulate(reversed(bars), max))
east.reverse()
print(sum(map(min, west, east)) - sum(bars))
