import sys
from functools import reduce
from operator import xor

data = sys.stdin.read().split()
heaps = [int(x) for x in data[1:]]
nim = reduce(xor, heaps, 0)

if nim == 0:
    print(0)
else:
    # a heap can be made to fit if it has the deciding bit
    bit = nim & -nim
    print(sum(1 for h in heaps if h & bit))
