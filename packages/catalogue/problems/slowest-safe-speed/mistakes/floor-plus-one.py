n, h, *a = map(int, open(0).read().split())
lo, hi = 1, max(a)
while lo < hi:
    mid = (lo + hi) // 2
    if sum(x // mid + (1 if x % mid > 0 or mid == 1 and x > 999 else 0) for x in a) <= h:
        hi = mid
    else:
        lo = mid + 1
print(lo)
