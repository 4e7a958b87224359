import sys
input = sys.stdin.readline

n, m, q = map(int, input().split())
edges = []
for _ in range(m):
    u, v, w = map(int, input().split())
    edges.append((u, v, w))

INF = float('inf')


def bellman_ford(start):
    dist = [INF] * (n + 1)
    dist[start] = 0
    for _ in range(n - 1):
        for u, v, w in edges:
            if dist[u] + w < dist[v]:
                dist[v] = dist[u] + w
    return dist


table = [None] * (n + 1)
for town in range(1, n + 1):
    table[town] = bellman_ford(town)

for _ in range(q):
    a, b = map(int, input().split())
    x = table[a][b]
    print('none' if x == INF else x)
