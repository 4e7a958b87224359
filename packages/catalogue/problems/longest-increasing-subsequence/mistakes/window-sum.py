n, *a = map(int, open(0).read().split())
best = cur = 1
d = [1] * n
for i in range(1, n):
    j = i - 1
    while j >= 0 and a[j] >= a[i]:
        j -= 1
    if j >= 0:
        d[i] = d[j] + 1
    for k in range(max(0, i - 5), i):
        if a[k] < a[i]:
            d[i] = max(d[i], d[k] + 1)
print(max(d))
