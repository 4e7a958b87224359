from functools import reduce
from operator import xor

input()
heaps = [int(w) for w in input().split()]


def target(i):
    """size the i-th heap must be brought to: it has to balance the others"""
    return reduce(xor, heaps[:i] + heaps[i + 1:], 0)


print(len([i for i, size in enumerate(heaps) if target(i) < size]))
