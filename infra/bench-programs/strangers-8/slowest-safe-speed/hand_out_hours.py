import sys
from heapq import heapify, heapreplace

n, h, *tanks = map(int, sys.stdin.buffer.read().split())
total = sum(tanks)
# everybody gets a fair share of the hours, rounded down, but at least one
share = [max(1, t * (h - n) // total) for t in tanks]
# what is left goes one by one to the tank that needs the highest speed
queue = [(-(t // s + (t % s > 0)), i) for i, (t, s) in enumerate(zip(tanks, share))]
heapify(queue)
for _ in range(h - sum(share)):
    speed, i = queue[0]
    share[i] += 1
    heapreplace(queue, (-tanks[i] // share[i], i))
print(-queue[0][0])
