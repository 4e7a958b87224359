n, *a = map(int, open(0).read().split())
a.sort()
res = set()
for i in range(n):
    for k in range(i + 1, n):
        z = -a[i] - a[k]
        if z >= a[k] and z in a[k + 1:]:
            res.add((a[i], a[k], z))
for t in res:
    print(*t)
if not res:
    print('none')
