n, *a = map(int, open(0).read().split())
k = 0
for x in a:
    if x:
        a[k] = x
        k += 1
for i in range(k, min(n, k + 100)):
    a[i] = 0
print(*a)
