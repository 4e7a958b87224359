n, *a = map(int, open(0).read().split())
i = a.index(min(a))
k = a.index(max(a))
print(max(0, max(a[i:]) - a[i], a[k] - min(a[:k + 1])))
