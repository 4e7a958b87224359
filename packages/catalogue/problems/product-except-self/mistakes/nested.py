n, *a = map(int, open(0).read().split())
res = []
for i in range(n):
    p = 1
    for k in range(n):
        if k != i:
            p *= a[k]
    res.append(p)
print(*res)
