from itertools import accumulate
from operator import mul

n = int(input())
f = [int(t) for t in input().split()]
print(max(max(accumulate(f[i:], mul)) for i in range(n)))
