from heapq import heappush
import sys

n, *price = map(int, sys.stdin.read().split())
best = [0, 0]          # best[d + 1]: money after day d
offers = []            # what owning a piece has cost so far, cheapest on top
for day, p in enumerate(price, 1):
    heappush(offers, p - best[day - 1])
    best.append(max(best[day], p - offers[0]))
print(best[-1])
