import sys
data = list(map(int, sys.stdin.read().split()))
n, m = data[0], data[1]
adj = [[] for _ in range(n + 1)]
deg = [0] * (n + 1)
for i in range(m):
    a, b = data[2 + 2 * i], data[3 + 2 * i]
    if b not in adj[a]:
        adj[a].append(b)
    deg[b] += 1
queue = [i for i in range(1, n + 1) if deg[i] == 0]
order = []
while queue:
    x = queue.pop()
    order.append(x)
    for y in adj[x]:
        deg[y] -= 1
        if deg[y] == 0:
            queue.append(y)
print(*order) if len(order) == n else print('impossible')
