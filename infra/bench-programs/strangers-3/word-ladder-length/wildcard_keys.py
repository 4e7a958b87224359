import sys
from collections import defaultdict, deque
begin, end, n, *words = sys.stdin.read().split()
words = set(words) | {begin}
by = defaultdict(list)
for w in words:
    for i in range(len(w)):
        by[w[:i] + "*" + w[i + 1:]].append(w)
dist = {begin: 1}
q = deque([begin])
while q:
    w = q.popleft()
    if w == end:
        break
    for i in range(len(w)):
        key = w[:i] + "*" + w[i + 1:]
        for x in by.pop(key, ()):
            if x not in dist:
                dist[x] = dist[w] + 1
                q.append(x)
print(dist.get(end, 0))
