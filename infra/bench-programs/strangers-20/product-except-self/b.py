from itertools import accumulate
from operator import mul

n = int(input())
a = list(map(int, input().split()))
before = accumulate(a[:-1], mul, initial=1)
after = list(accumulate(a[:0:-1], mul, initial=1))
print(*map(mul, before, reversed(after)))
