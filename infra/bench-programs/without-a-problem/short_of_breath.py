n, s = map(int, input().split())
a = list(map(int, input().split()))
l = 0
cur = 0
best = 0
for r in range(n):
    cur += a[r]
    while cur > s:
        cur -= a[l]
        l += 1
    if r - l + 1 > best:
        best = r - l + 1
print(best)
