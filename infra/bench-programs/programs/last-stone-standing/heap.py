import heapq
n = int(input())
heap = [-int(x) for x in input().split()]
heapq.heapify(heap)
while len(heap) > 1:
    a = heapq.heappop(heap)
    b = heapq.heappop(heap)
    if a != b:
        heapq.heappush(heap, a - b)
print(-heap[0] if heap else 0)
