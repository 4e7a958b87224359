n, *a = map(int, open(0).read().split())
print(max(0, max((max(a[i + 1:]) - a[i] for i in range(n - 1)), default=0)))
