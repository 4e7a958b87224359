n, *a = map(int, open(0).read().split())
lo = sorted(range(n), key=lambda i: a[i])[:3]
best = 0
for i in lo:
    for k in range(i + 1, n):
        best = max(best, a[k] - a[i])
print(best)
