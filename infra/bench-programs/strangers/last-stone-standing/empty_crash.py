from heapq import *
n = int(input())
q = [-int(s) for s in input().split()]
heapify(q)
while len(q) > 1:
    x, y = heappop(q), heappop(q)
    if x < y:
        heappush(q, x - y)
print(-q[0])
