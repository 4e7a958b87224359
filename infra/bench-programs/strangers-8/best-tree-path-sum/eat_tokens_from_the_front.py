import sys

data = sys.stdin.read().split()
data.pop(0)

nodes = [[int(data.pop(0)), None, None]]
waiting = [0]
while data:
    nxt = []
    for me in waiting:
        for side in (1, 2):
            if not data:
                break
            w = data.pop(0)
            if w != "null":
                nodes.append([int(w), None, None])
                nodes[me][side] = len(nodes) - 1
                nxt.append(len(nodes) - 1)
    waiting = nxt

arm = [0] * len(nodes)
best = None
for i in reversed(range(len(nodes))):
    v, l, r = nodes[i]
    a = max(0, arm[l]) if l is not None else 0
    b = max(0, arm[r]) if r is not None else 0
    arm[i] = v + max(a, b)
    if best is None or v + a + b > best:
        best = v + a + b
print(best)
