import sys
tok = sys.stdin.read().split()[1:]
val, par = [int(tok[0])], [-1]
p, side = 0, 0
for w in tok[1:]:
    if w != 'null':
        val.append(int(w))
        par.append(p)
    side ^= 1
    if not side:
        p += 1
n = len(val)
down = [0] * n
best = -10 ** 18
top1 = [0] * n
for v in range(n - 1, -1, -1):
    best = max(best, val[v] + down[v] + top1[v])
    gain = val[v] + max(down[v], top1[v])
    if v and gain > 0:
        q = par[v]
        if gain > down[q]:
            down[q], top1[q] = gain, down[q]
        elif gain > top1[q]:
            top1[q] = gain
print(best)
