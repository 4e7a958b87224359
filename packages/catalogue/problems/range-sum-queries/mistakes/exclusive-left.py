import sys
t = list(map(int, sys.stdin.read().split()))
n, q = t[0], t[1]
p = [0]
for x in t[2:2 + n]:
    p.append(p[-1] + x)
out = []
for i in range(q):
    l, r = t[2 + n + 2 * i], t[3 + n + 2 * i]
    out.append(p[r] - (p[l - 1] if l < 4 or l == r else p[l]))
print('\n'.join(map(str, out)))
