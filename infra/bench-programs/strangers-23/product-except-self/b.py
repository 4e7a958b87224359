from itertools import accumulate
from operator import mul

input()
a = list(map(int, input().split()))
left = accumulate(a[:-1], mul, initial=1)
right = reversed(list(accumulate(a[:0:-1], mul, initial=1)))
print(*map(mul, left, right))
