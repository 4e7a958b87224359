import sys
_, *tok = sys.stdin.read().split()
val, par = zip(*((int(s), (t - 1) // 2) for t, s in enumerate(tok) if s != "null"))
down = list(val)
best = max(val)
for i in range(len(val) - 1, 0, -1):
    g = down[i]
    if g > 0:
        p = par[i]
        if down[p] + g > best:
            best = down[p] + g
        if val[p] + g > down[p]:
            down[p] = val[p] + g
print(best)
