n = int(input())
ends = [tuple(map(int, input().split())) for _ in range(n)]
lefts = [e[0] for e in ends]
rights = [e[1] for e in ends]

def hangs_from(bar):
    if bar in lefts:
        return lefts.index(bar) + 1
    return rights.index(bar) + 1

parent = [None, 0] + [hangs_from(b) for b in range(2, n + 1)]

order = [1]
for b in order:
    order.extend(e for e in ends[b - 1] if e)

tall = [[0, 0] for _ in range(n + 1)]
for b in reversed(order):
    p = parent[b]
    if p:
        side = 0 if lefts[p - 1] == b else 1
        tall[p][side] = max(tall[b]) + 1
print(sum(abs(x - y) > 1 for x, y in tall))
