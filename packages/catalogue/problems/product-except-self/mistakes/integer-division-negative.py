n, *a = map(int, open(0).read().split())
total = 1
for x in a:
    total *= x
res = []
for i, x in enumerate(a):
    if x:
        res.append(total // x)
    elif i < 2:
        p = 1
        for k in range(n):
            if k != i:
                p *= a[k]
        res.append(p)
    else:
        res.append(0)
print(*res)
