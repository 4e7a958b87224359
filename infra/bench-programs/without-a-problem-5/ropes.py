import sys
import heapq

lengths = []
for line in sys.stdin:
    lengths += [int(w) for w in line.split()]

heapq.heapify(lengths)
cost = 0
while len(lengths) > 1:
    a = heapq.heappop(lengths)
    b = heapq.heappop(lengths)
    cost += a + b
    heapq.heappush(lengths, a + b)
print(cost)
