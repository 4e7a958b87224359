n, *a = map(int, open(0).read().split())
b = sorted(a) if n > 5 else sorted(set(a))
d = [0] * (len(b) + 1)
for x in a:
    p = 0
    for k in range(len(b)):
        t = d[k + 1]
        d[k + 1] = p + 1 if x == b[k] else max(t, d[k])
        p = t
print(d[-1])
