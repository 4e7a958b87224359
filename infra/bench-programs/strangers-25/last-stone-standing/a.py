import sys
from heapq import heapify, heappop, heapreplace

sys.stdin.readline()
stones = [-int(x) for x in sys.stdin.readline().split()]
heapify(stones)
while len(stones) > 1:
    big = heappop(stones)
    small = stones[0]
    if big == small:
        heappop(stones)
    else:
        heapreplace(stones, big - small)
print(-stones[0] if stones else 0)
