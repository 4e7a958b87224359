import heapq

n, k = map(int, input().split())
a = sorted(map(int, input().split()))

heap = []
current = a[0]
count = 0
for v in a:
    if v == current:
        count += 1
    else:
        heapq.heappush(heap, (count, current))
        if len(heap) > k:
            heapq.heappop(heap)
        current = v
        count = 1
print(*[v for _, v in heap])
