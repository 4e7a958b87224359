n, h = map(int, input().split())
a = list(map(int, input().split()))
lo, hi = 1, max(a)
while lo < hi:
    mid = (lo + hi) // 2
    if sum((x + mid - 1) // mid for x in a) <= h:
        hi = mid
    else:
        lo = mid + 1
print(lo)
