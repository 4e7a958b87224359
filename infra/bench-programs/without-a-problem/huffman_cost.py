import heapq, sys
it = iter(sys.stdin.read().split())
n = int(next(it))
heap = [int(next(it)) for _ in range(n)]
heapq.heapify(heap)
cost = 0
while len(heap) > 1:
    x = heapq.heappop(heap) + heapq.heappop(heap)
    cost += x
    heapq.heappush(heap, x)
print(cost)
