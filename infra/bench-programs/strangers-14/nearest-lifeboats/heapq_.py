import sys
import heapq

def boats(it, x, y):
    for i, (a, b) in enumerate(zip(it, it), 1):
        yield (a - x) ** 2 + (b - y) ** 2, i

it = map(int, sys.stdin.buffer.read().split())
n, k, x, y = (next(it) for _ in range(4))
print(*(i for _, i in heapq.nsmallest(k, boats(it, x, y))))
