from heapq import heapify, heappop, heapreplace

input()
stones = [-int(w) for w in input().split()]
heapify(stones)
while len(stones) > 1:
    first = heappop(stones)
    second = stones[0]
    if first == second:
        heappop(stones)
    else:
        heapreplace(stones, first - second)
print(-stones[0] if stones else 0)
