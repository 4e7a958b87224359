from itertools import accumulate
from operator import mul

n = int(input())
xs = list(map(int, input().split()))
before = accumulate(xs[:-1], mul, initial=1)
after = list(accumulate(xs[:0:-1], mul, initial=1))
print(*map(mul, before, reversed(after)))
