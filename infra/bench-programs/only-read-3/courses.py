import sys
from collections import defaultdict, deque

read = sys.stdin.readline
v, m = map(int, read().split())
after = defaultdict(list)
need = [0] * (v + 1)
for _ in range(m):
    a, b = map(int, read().split())
    after[a].append(b)
    need[b] += 1
term = [0] * (v + 1)
ready = deque(c for c in range(1, v + 1) if need[c] == 0)
taken = 0
while ready:
    c = ready.popleft()
    taken += 1
    for d in after[c]:
        term[d] = max(term[d], term[c] + 1)
        need[d] -= 1
        if need[d] == 0:
            ready.append(d)
print(max(term) + 1 if taken == v else "IMPOSSIBLE")
