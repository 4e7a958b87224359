import sys
from itertools import accumulate

xs = list(map(int, sys.stdin.read().split()))[1:]
go = lambda p, x: (p or 1) * x
print(max(max(accumulate(xs, go)), max(accumulate(xs[::-1], go))))
