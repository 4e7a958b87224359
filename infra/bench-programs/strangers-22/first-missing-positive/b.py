import sys
import heapq
data = sys.stdin.read().split()
heap = [x for x in map(int, data[1:]) if x > 0]
heapq.heapify(heap)
free = 1
while heap and heap[0] <= free:
    if heapq.heappop(heap) == free:
        free += 1
print(free)
