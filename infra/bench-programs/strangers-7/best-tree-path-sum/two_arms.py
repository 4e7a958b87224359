import sys

_, root, *rest = sys.stdin.read().split()
value, parent = [int(root)], [0]
for idx, tok in enumerate(rest):
    if tok != "null":
        value.append(int(tok))
        parent.append(idx >> 1)

n = len(value)
first = [0] * n      # longest arm hanging below a node
second = [0] * n     # runner-up
best = value[0]
for v in range(n - 1, -1, -1):
    best = max(best, value[v] + first[v] + second[v])
    gain = value[v] + first[v]
    p = parent[v]
    if v and gain > second[p]:
        if gain > first[p]:
            first[p], second[p] = gain, first[p]
        else:
            second[p] = gain
print(best)
