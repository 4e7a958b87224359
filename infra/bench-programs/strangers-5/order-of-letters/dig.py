import heapq
import sys
from collections import defaultdict

words = sys.stdin.read().split()[1:]
after = defaultdict(set)
indegree = {c: 0 for w in words for c in w}

for a, b in zip(words, words[1:]):
    for x, y in zip(a, b):
        if x != y:
            if y not in after[x]:
                after[x].add(y)
                indegree[y] += 1
            break

ready = [c for c, d in indegree.items() if d == 0]
heapq.heapify(ready)
order = []
while ready:
    c = heapq.heappop(ready)
    order.append(c)
    for d in after[c]:
        indegree[d] -= 1
        if indegree[d] == 0:
            heapq.heappush(ready, d)

print(''.join(order) if len(order) == len(indegree) else 'impossible')
