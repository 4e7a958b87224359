import sys
first = sys.stdin.readline().split()
n = int(first[0])
INF = 10 ** 18
d = [[INF] * n for _ in range(n)]
for i in range(n):
    d[i][i] = 0
for line in sys.stdin:
    if not line.strip():
        continue
    u, v, w = map(int, line.split())
    u -= 1
    v -= 1
    if w < d[u][v]:
        d[u][v] = d[v][u] = w
for k in range(n):
    dk = d[k]
    for i in range(n):
        di = d[i]
        x = di[k]
        for j in range(n):
            if x + dk[j] < di[j]:
                di[j] = x + dk[j]
far = 0
for row in d:
    for x in row:
        if x < INF:
            far = max(far, x)
print(far)
