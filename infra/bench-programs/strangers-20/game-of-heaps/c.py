from itertools import accumulate
from operator import xor
n, a = int(input()), list(map(int, input().split()))
pre = list(accumulate(a, xor, initial=0))
suf = list(accumulate(reversed(a), xor, initial=0))[::-1]
# heap i must shrink to the xor of all the others
print(sum(p ^ s < h for p, h, s in zip(pre, a, suf[1:])))
