import sys
a = sys.stdin.readline().rstrip('\n')
b = sys.stdin.readline().rstrip('\n')
import heapq
q = [(0, a, b)]
seen = set()
while q:
    c, x, y = heapq.heappop(q)
    if (x, y) in seen:
        continue
    seen.add((x, y))
    if not x and not y:
        print(c)
        break
    if x and y:
        heapq.heappush(q, (c + (x[0] != y[0]), x[1:], y[1:]))
    if x:
        heapq.heappush(q, (c + 1, x[1:], y))
    if y:
        heapq.heappush(q, (c + 1, x, y[1:]))
