import sys


def farthest(graph, start):
    dist = [-1] * len(graph)
    dist[start] = 0
    order = [start]
    for v in order:
        d = dist[v] + 1
        for w in graph[v]:
            if dist[w] < 0:
                dist[w] = d
                order.append(w)
    return order[-1], dist[order[-1]]


data = sys.stdin.buffer.read().split()
n = int(data[0])
graph = [[] for _ in range(n + 1)]
for i in range(1, n + 1):
    p = int(data[i])
    if p:
        graph[p].append(i)
        graph[i].append(p)
a, _ = farthest(graph, 1)
print(farthest(graph, a)[1])
