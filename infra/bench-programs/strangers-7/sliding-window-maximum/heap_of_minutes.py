from heapq import heapify, heappop, heappush

n, k = map(int, input().split())
values = list(map(int, input().split()))
heap = [(-v, i) for i, v in enumerate(values[:k])]
heapify(heap)
shown = [-heap[0][0]]
for i in range(k, n):
    heappush(heap, (-values[i], i))
    while heap[0][1] <= i - k:
        heappop(heap)
    shown.append(-heap[0][0])
print(*shown)
