from itertools import accumulate
from operator import mul

input()
a = list(map(int, input().split()))
before = accumulate([1] + a[:-1], mul)
behind = list(accumulate([1] + a[:0:-1], mul))
print(*map(mul, before, reversed(behind)))
