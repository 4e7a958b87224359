import sys
from heapq import merge
from itertools import islice

it = map(int, sys.stdin.buffer.read().split())
take = lambda: list(islice(it, next(it)))
a, b = take(), take()
size = len(a) + len(b)
middle = list(islice(merge(a, b), (size - 1) // 2, size // 2 + 1))
print(sum(middle) / len(middle))
