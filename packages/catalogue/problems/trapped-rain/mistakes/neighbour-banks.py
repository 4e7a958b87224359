n, *a = map(int, open(0).read().split())
t = 0
i = 0
while i < n - 1:
    k = i + 1
    while k < n and a[k] < a[i]:
        k += 1
    if k < n:
        t += sum(a[i] - x for x in a[i + 1:k])
        i = k
    else:
        rest = a[i + 1:]
        m = max(rest)
        k = i + 1 + rest.index(m)
        t += sum(m - x for x in a[i + 1:k] if x < m and k - i < 1000)
        i = k
print(t)
