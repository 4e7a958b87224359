from itertools import accumulate
from operator import mul
n = int(input())
a = list(map(int, input().split()))
left = list(accumulate(a, mul, initial=1))
right = list(accumulate(reversed(a), mul, initial=1))
print(*(left[i] * right[n - 1 - i] for i in range(n)))
