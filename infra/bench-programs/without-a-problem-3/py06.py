import heapq
import sys

tok = iter(sys.stdin.read().split())
n = int(next(tok))
ropes = [int(next(tok)) for _ in range(n)]
heapq.heapify(ropes)
cost = 0
steps = []
while len(ropes) > 1:
    x = heapq.heappop(ropes)
    y = heapq.heappop(ropes)
    cost += x + y
    steps.append(y - x)
    heapq.heappush(ropes, x + y)
print(cost, max(steps, default=0))
