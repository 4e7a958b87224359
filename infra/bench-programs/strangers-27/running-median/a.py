import sys
from heapq import heappush, heappushpop


def medians(offers):
    low, high = [], []          # low holds negated values
    for x in offers:
        if len(low) == len(high):
            heappush(low, -heappushpop(high, x))
        else:
            heappush(high, -heappushpop(low, -x))
        yield -low[0]


data = sys.stdin.buffer.read().split()
print(sum(medians(map(int, data[1:]))))
