import heapq

n, h = map(int, input().split())
tanks = list(map(int, input().split()))
# (minus the speed that a tank needs, contents, hours it gets)
heap = [(-x, x, 1) for x in tanks]
heapq.heapify(heap)
spare = h - n
while spare > 0 and heap[0][0] < -1:
    _, x, hours = heap[0]
    hours += 1
    heapq.heapreplace(heap, (-x // hours, x, hours))
    spare -= 1
print(-heap[0][0])
