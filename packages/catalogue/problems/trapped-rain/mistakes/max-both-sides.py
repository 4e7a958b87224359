n, *a = map(int, open(0).read().split())
print(sum(min(max(a[:i + 1]), max(a[i:])) - a[i] for i in range(n)))
