from heapq import heapify, heappop, heapreplace
input()
stones = [-int(w) for w in input().split()]
heapify(stones)
while len(stones) > 1:
    heavy = heappop(stones)
    rest = heavy - stones[0]
    if rest:
        heapreplace(stones, rest)
    else:
        heappop(stones)
print(-stones[0] if stones else 0)
