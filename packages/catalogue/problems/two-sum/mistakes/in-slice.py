n, t, *a = map(int, open(0).read().split())
for i in range(n):
    if t - a[i] in a[i + 1:]:
        print(i, a.index(t - a[i], i + 1))
        break
