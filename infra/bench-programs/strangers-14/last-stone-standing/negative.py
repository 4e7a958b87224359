from heapq import heapify, heappop, heapreplace
input()
h = [-int(w) for w in input().split()]
heapify(h)
while len(h) > 1:
    top = heappop(h)
    if top == h[0]:
        heappop(h)
    else:
        heapreplace(h, top - h[0])
print(-h[0] if h else 0)
