import sys

n, *pred = map(int, sys.stdin.read().split())
pred = [0] + pred
kids = [0] * (n + 1)
for p in pred[1:]:
    kids[p] += 1
deep = [0] * (n + 1)     # longest way down
best = 0
ready = [v for v in range(1, n + 1) if not kids[v]]
while ready:
    v = ready.pop()
    p = pred[v]
    if not p:
        break
    best = max(best, deep[p] + deep[v] + 1)
    deep[p] = max(deep[p], deep[v] + 1)
    kids[p] -= 1
    if not kids[p]:
        ready.append(p)
print(best)
