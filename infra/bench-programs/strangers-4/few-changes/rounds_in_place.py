import sys
data = sys.stdin.read().split()
n, m, k = int(data[0]), int(data[1]), int(data[2])
src, dst = int(data[3]), int(data[4])
edges = []
for i in range(m):
    a, b, p = data[5 + 3 * i: 8 + 3 * i]
    edges.append((int(a), int(b), int(p)))
dist = [10 ** 18] * (n + 1)
dist[src] = 0
for _ in range(k + 1):
    for a, b, p in edges:
        if dist[a] + p < dist[b]:
            dist[b] = dist[a] + p
print(dist[dst] if dist[dst] < 10 ** 18 else -1)
