import sys

tok = iter(sys.stdin.read().split())
n, m, s = (int(next(tok)) for _ in range(3))
out = [[] for _ in range(n + 1)]
for u, v, w in zip(tok, tok, tok):
    out[int(u)].append((int(v), int(w)))

INF = float('inf')
waiting = {i: INF for i in range(1, n + 1)}
waiting[s] = 0
clock = 0
while waiting:
    station = min(waiting, key=waiting.get)
    clock = waiting.pop(station)
    if clock == INF:
        break
    for v, w in out[station]:
        if v in waiting and clock + w < waiting[v]:
            waiting[v] = clock + w
print(-1 if clock == INF else clock)
