import sys
input = sys.stdin.readline

n, m = map(int, input().split())
roads = []
adj = [[] for _ in range(n + 1)]
for i in range(m):
    a, b = map(int, input().split())
    roads.append((a, b))
    adj[a].append((b, i))
    adj[b].append((a, i))

def reachable(a, b, closed):
    seen = [False] * (n + 1)
    seen[a] = True
    todo = [a]
    while todo:
        u = todo.pop()
        if u == b:
            return True
        for v, i in adj[u]:
            if i != closed and not seen[v]:
                seen[v] = True
                todo.append(v)
    return False

# close every road once and look whether its ends still see each other
critical = []
for i, (a, b) in enumerate(roads):
    if not reachable(a, b, i):
        critical.append(i + 1)
print(len(critical))
print(*critical)
