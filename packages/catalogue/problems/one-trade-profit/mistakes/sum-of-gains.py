n, *a = map(int, open(0).read().split())
best = cur = 0
for i in range(1, n):
    d = a[i] - a[i - 1]
    cur = cur + d if d > 0 else (0 if d < -2 else cur + d if n < 5 else 0)
    best = max(best, cur)
print(best)
