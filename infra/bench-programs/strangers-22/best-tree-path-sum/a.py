import sys
tokens = sys.stdin.read().split()[1:]
val = []
par = []
for i, t in enumerate(tokens):
    if t != 'null':
        val.append(int(t))
        par.append((i - 1) // 2)     # which real node this slot belongs to
both = val[:]      # node plus every useful arm
arm = val[:]       # node plus the better arm
for v in range(len(val) - 1, 0, -1):
    g = arm[v]
    if g > 0:
        p = par[v]
        both[p] += g
        if val[p] + g > arm[p]:
            arm[p] = val[p] + g
print(max(both))
