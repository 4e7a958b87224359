import sys
from heapq import heappushpop, heappush


def medians(offers):
    small, big = [], []
    for x in offers:
        if len(small) == len(big):
            heappush(small, -heappushpop(big, x))
        else:
            heappush(big, -heappushpop(small, -x))
        yield -small[0]


print(sum(medians(map(int, sys.stdin.read().split()[1:]))))
