from functools import reduce
from operator import xor
input()
h = list(map(int, input().split()))
x = reduce(xor, h)
print(sum(x ^ a < a for a in h))
