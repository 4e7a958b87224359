import heapq
n = int(input())
lessons = sorted(zip(map(int, input().split()), map(int, input().split())))
busy = []
for start, end in lessons:
    if busy and busy[0] <= start:
        heapq.heapreplace(busy, end)
    else:
        heapq.heappush(busy, end)
print(len(busy))
