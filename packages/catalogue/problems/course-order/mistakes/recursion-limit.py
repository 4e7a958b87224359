n, m, *e = map(int, open(0).read().split())
need = [[] for _ in range(n + 1)]
for i in range(m):
    need[e[2 * i + 1]].append(e[2 * i])
state = [0] * (n + 1)
out = []
def take(x):
    if state[x] == 1:
        return False
    if state[x] == 2:
        return True
    state[x] = 1
    if not all(take(y) for y in need[x]):
        return False
    state[x] = 2
    out.append(x)
    return True
print(*out) if all(take(i) for i in range(1, n + 1)) else print('impossible')
