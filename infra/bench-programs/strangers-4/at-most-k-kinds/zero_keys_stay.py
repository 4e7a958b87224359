n, k = [int(t) for t in input().split()]
a = [int(t) for t in input().split()]
cnt = {}
l = 0
best = 0
howmany = 0
for r in range(n):
    cnt[a[r]] = cnt.get(a[r], 0) + 1
    while len(cnt) > k and l <= r:
        cnt[a[l]] -= 1
        l += 1
    size = r - l + 1
    if size > best:
        best = size
        howmany = 1
    elif size == best:
        howmany += 1
print(best, howmany)
