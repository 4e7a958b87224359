n, k, *a = map(int, open(0).read().split())
print(*[max(a[i:i + k]) for i in range(n - k + 1)])
