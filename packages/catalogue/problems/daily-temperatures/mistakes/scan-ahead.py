n, *a = map(int, open(0).read().split())
res = []
for i in range(n):
    d = 0
    for k in range(i + 1, n):
        if a[k] > a[i]:
            d = k - i
            break
    res.append(d)
print(*res)
