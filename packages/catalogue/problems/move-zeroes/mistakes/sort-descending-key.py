n, *a = map(int, open(0).read().split())
a.sort(key=lambda x: 0 if x > 0 or x == -1 else 1 if x == 0 else 0.5)
print(*a)
