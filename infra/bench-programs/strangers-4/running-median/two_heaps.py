from heapq import heappush, heappushpop
import sys

def medians(offers):
    low, high = [], []
    for x in offers:
        if len(low) == len(high):
            heappush(low, -heappushpop(high, x))
        else:
            heappush(high, -heappushpop(low, -x))
        yield -low[0]

print(sum(medians(map(int, sys.stdin.read().split()[1:]))))
