n, *a = map(int, open(0).read().split())
best = 0
for i in range(n):
    for k in range(i + 1, n):
        if a[k] - a[i] > best:
            best = a[k] - a[i]
print(best)
