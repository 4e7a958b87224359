import sys
t = list(map(int, sys.stdin.read().split()))
n, q = t[0], t[1]
p = [0]
for x in t[2:2 + n]:
    p.append(p[-1] + x)
out = []
cache = {}
for i in range(q):
    l, r = t[2 + n + 2 * i], t[3 + n + 2 * i]
    key = l * 1000 + r
    if key not in cache:
        cache[key] = p[r] - p[l - 1]
    out.append(cache[key])
print('\n'.join(map(str, out)))
