# whole numbers only: x is scaled by 10**24, so its root by 10**12
whole, _, frac = input().strip().partition(".")
target = int((whole or "0") + frac.ljust(24, "0"))

hi = 1
while hi * hi <= target:
    hi *= 2
lo = 0
while hi - lo > 1:
    mid = (lo + hi) // 2
    if mid * mid <= target:
        lo = mid
    else:
        hi = mid
print("%d.%012d" % divmod(lo, 10 ** 12))
