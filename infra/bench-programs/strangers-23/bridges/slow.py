import sys
from collections import deque

n, m, *rest = map(int, sys.stdin.read().split())
roads = list(zip(rest[::2], rest[1::2]))
graph = [[] for _ in range(n + 1)]
for i, (a, b) in enumerate(roads):
    graph[a].append((b, i))
    graph[b].append((a, i))


def reachable(start, closed):
    seen = [False] * (n + 1)
    seen[start] = True
    queue = deque([start])
    while queue:
        v = queue.popleft()
        for u, i in graph[v]:
            if i != closed and not seen[u]:
                seen[u] = True
                queue.append(u)
    return seen


critical = [i + 1 for i, (a, b) in enumerate(roads) if not reachable(a, i)[b]]
print(len(critical))
print(*critical)
