import heapq
n, k = map(int, input().split())
a = list(map(int, input().split()))
heap = []
out = []
for i, x in enumerate(a):
    heapq.heappush(heap, (-x, i))
    if i >= k - 1:
        while heap[0][1] <= i - k:
            heapq.heappop(heap)
        out.append(-heap[0][0])
print(*out)
