import heapq
input()
h = [-int(x) for x in input().split()]
heapq.heapify(h)
while len(h) > 1:
    a = heapq.heappop(h)
    b = heapq.heappop(h)
    if a != b:
        heapq.heappush(h, a - b)
print(-h[0] if h else 0)
