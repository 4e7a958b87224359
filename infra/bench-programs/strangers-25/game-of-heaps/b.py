import sys
from functools import reduce
from operator import xor

_, *heaps = map(int, sys.stdin.read().split())
nim = reduce(xor, heaps)
top = 1 << nim.bit_length() >> 1
print(sum(1 for h in heaps if h & top))
