import sys
input = sys.stdin.buffer.readline

n, m = map(int, input().split())
g = [[] for _ in range(n + 1)]
for i in range(1, m + 1):
    a, b = map(int, input().split())
    if a != b:
        g[a].append((b, i))
        g[b].append((a, i))

pre = [0] * (n + 1)
parent = [0] * (n + 1)
road = [0] * (n + 1)
preorder = []

for root in range(1, n + 1):
    if pre[root]:
        continue
    preorder.append(root)
    pre[root] = len(preorder)
    path = [(root, iter(g[root]))]
    while path:
        v, it = path[-1]
        for w, i in it:
            if not pre[w]:
                preorder.append(w)
                pre[w] = len(preorder)
                parent[w], road[w] = v, i
                path.append((w, iter(g[w])))
                break
        else:
            path.pop()

# ears: every road down to a descendant starts a walk back up
on_ear = [False] * (n + 1)
safe = [False] * (m + 1)
for v in preorder:
    for w, i in g[v]:
        if pre[w] > pre[v] and road[w] != i:
            on_ear[v] = True
            while not on_ear[w]:
                on_ear[w] = True
                safe[road[w]] = True
                w = parent[w]

fallen = [False] * (m + 1)
for v in preorder:
    if road[v]:
        fallen[road[v]] = not safe[road[v]]
result = [i for i, f in enumerate(fallen) if f]
print(len(result))
print(' '.join(map(str, result)))
