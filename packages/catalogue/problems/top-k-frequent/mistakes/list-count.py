n, k, *a = map(int, open(0).read().split())
d = sorted(set(a), key=lambda v: -a.count(v))
print(*d[:k])
