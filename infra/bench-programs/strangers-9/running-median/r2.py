import sys
from heapq import heappush, heappushpop
from itertools import cycle


def medians(offers):
    low, high = [], []  # low: the smaller half, negated
    for x, odd in zip(offers, cycle((True, False))):
        if odd:
            heappush(low, -heappushpop(high, x))
        else:
            heappush(high, -heappushpop(low, -x))
        yield -low[0]


data = sys.stdin.buffer.read().split()
print(sum(medians(map(int, data[1:]))))
