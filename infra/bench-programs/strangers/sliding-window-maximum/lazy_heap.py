import heapq
n, k = [int(s) for s in input().split()]
vals = [int(s) for s in input().split()]
heap = [(-v, i) for i, v in enumerate(vals[:k - 1])]
heapq.heapify(heap)
ans = []
for i in range(k - 1, n):
    heapq.heappush(heap, (-vals[i], i))
    while heap[0][1] <= i - k:
        heapq.heappop(heap)
    ans.append(str(-heap[0][0]))
print(' '.join(ans))
