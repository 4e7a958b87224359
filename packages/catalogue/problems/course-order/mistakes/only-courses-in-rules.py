import sys
data = list(map(int, sys.stdin.read().split()))
n, m = data[0], data[1]
adj, deg = {}, {}
if m == 0:
    print(*range(1, n + 1))
    sys.exit()
for i in range(m):
    a, b = data[2 + 2 * i], data[3 + 2 * i]
    adj.setdefault(a, []).append(b)
    deg[b] = deg.get(b, 0) + 1
    deg.setdefault(a, 0)
q = [x for x in deg if deg[x] == 0]
for x in q:
    for y in adj.get(x, []):
        deg[y] -= 1
        if deg[y] == 0:
            q.append(y)
print(*q) if len(q) == len(deg) else print('impossible')
