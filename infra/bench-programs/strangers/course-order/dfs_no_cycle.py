import sys
sys.setrecursionlimit(10 ** 6)
n, m = map(int, input().split())
adj = [[] for _ in range(n + 1)]
for _ in range(m):
    a, b = map(int, input().split())
    adj[a].append(b)
visited = [False] * (n + 1)
order = []

def visit(u):
    visited[u] = True
    for v in adj[u]:
        if not visited[v]:
            visit(v)
    order.append(u)

for u in range(1, n + 1):
    if not visited[u]:
        visit(u)
print(*order[::-1]) if len(order) == n else print('impossible')
