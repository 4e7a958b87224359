n, *a = map(int, open(0).read().split())
best = 0
for i in range(n):
    m = a[i]
    for k in range(i, n):
        if a[k] < m:
            m = a[k]
        if m * (k - i + 1) > best:
            best = m * (k - i + 1)
print(best)
