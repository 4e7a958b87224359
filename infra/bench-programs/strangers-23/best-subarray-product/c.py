from itertools import accumulate
from sys import stdin

_, *a = map(int, stdin.read().split())
step = lambda p, x: (p or 1) * x
print(max(max(accumulate(a, step)), max(accumulate(reversed(a), step))))
