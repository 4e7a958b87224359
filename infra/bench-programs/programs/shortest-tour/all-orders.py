import sys
data = list(map(int, sys.stdin.read().split()))
n = data[0]
d = [data[1 + i * n : 1 + (i + 1) * n] for i in range(n)]
best = 10**9

def visit(order, used, length):
    global best
    if len(order) == n:
        best = min(best, length + d[order[-1]][0])
        return
    for v in range(n):
        if not used[v]:
            used[v] = True
            order.append(v)
            visit(order, used, length + d[order[-2]][v])
            order.pop()
            used[v] = False

visit([0], [True] + [False] * (n - 1), 0)
print(best)
