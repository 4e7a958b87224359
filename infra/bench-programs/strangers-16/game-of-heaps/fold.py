from functools import reduce
from operator import xor

input()
h = [*map(int, input().split())]
x = reduce(xor, h)
print(x and sum(a ^ x < a for a in h))
