import heapq
input()
h = [-int(w) for w in input().split()]
heapq.heapify(h)
while len(h) > 1:
    a = heapq.heappop(h)
    b = h[0]
    if a == b:
        heapq.heappop(h)
    else:
        heapq.heapreplace(h, a - b)
print(-h[0] if h else 0)
