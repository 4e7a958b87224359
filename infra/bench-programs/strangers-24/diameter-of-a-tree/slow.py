from collections import deque

n = int(input())
neighbours = {c: set() for c in range(1, n + 1)}
for c, p in enumerate(map(int, input().split()), start=1):
    if p > 0:
        neighbours[c].add(p)
        neighbours[p].add(c)

def reach(start):
    queue = deque([(start, None, 0)])
    while queue:
        c, came_from, d = queue.popleft()
        queue.extend((x, c, d + 1) for x in neighbours[c] if x != came_from)
    return d

print(max(map(reach, neighbours)))
