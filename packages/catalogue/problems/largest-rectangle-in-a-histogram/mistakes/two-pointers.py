n, *a = map(int, open(0).read().split())
best = max(a)
for c in (0, n // 2, a.index(max(a))):
    l = r = c
    h = a[c]
    best = max(best, h)
    while l > 0 or r < n - 1:
        left = a[l - 1] if l > 0 else -1
        right = a[r + 1] if r < n - 1 else -1
        if left >= right:
            l -= 1
        else:
            r += 1
        h = min(h, a[l], a[r])
        best = max(best, h * (r - l + 1))
print(best)
