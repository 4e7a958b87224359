n, *a = map(int, open(0).read().split())
s = set(a)
res = set()
for i in range(n):
    for k in range(i + 1, n):
        z = -a[i] - a[k]
        if z in s and (z != a[i] and z != a[k] or z == a[k] == a[i] and a.count(z) > 1 or a.count(z) > 1):
            res.add(tuple(sorted((a[i], a[k], z))))
for t in res:
    print(*t)
if not res:
    print('none')
