import sys
from collections import defaultdict, deque

begin, end, _, *words = sys.stdin.read().split()
words = set(words)
L = len(begin)


def patterns(w):
    return [w[:i] + "*" + w[i + 1:] for i in range(L)]


bucket = defaultdict(list)
for w in words:
    for p in patterns(w):
        bucket[p].append(w)

dist = {begin: 1}
queue = deque([begin])
while queue:
    w = queue.popleft()
    if w == end:
        break
    for p in patterns(w):
        for x in bucket.pop(p, ()):      # a bucket is needed once only
            if x not in dist:
                dist[x] = dist[w] + 1
                queue.append(x)
print(dist.get(end, 0))
