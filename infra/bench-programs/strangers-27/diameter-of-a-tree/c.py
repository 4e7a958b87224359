import sys

n, *pred = map(int, sys.stdin.read().split())
pred.insert(0, 0)

depth = [-1] * (n + 1)
depth[0] = 0
for v in range(1, n + 1):
    trail = []
    while depth[v] < 0:
        trail.append(v)
        v = pred[v]
    d = depth[v]
    while trail:
        d += 1
        depth[trail.pop()] = d

deepest_first = sorted(range(1, n + 1), key=depth.__getitem__, reverse=True)
arm = [0] * (n + 1)
answer = 0
for v in deepest_first:
    p, a = pred[v], arm[v] + 1
    if p:
        answer = max(answer, arm[p] + a)
        arm[p] = max(arm[p], a)
print(answer)
