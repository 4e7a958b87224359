n, m, s = map(int, input().split())
lines = {u: [] for u in range(1, n + 1)}
for _ in range(m):
    u, v, w = map(int, input().split())
    lines[u].append((v, w))

never = float('inf')
time = {u: never for u in lines}
time[s] = 0
waiting = set(lines)
latest = 0
while waiting:
    u = min(waiting, key=time.__getitem__)
    if time[u] == never:
        latest = -1
        break
    waiting.remove(u)
    latest = time[u]
    for v, w in lines[u]:
        time[v] = min(time[v], latest + w)
print(latest)
