x = float(input())
lo, hi = 0.0, max(1.0, x)
for _ in range(30):
    mid = (lo + hi) / 2
    if mid * mid < x:
        lo = mid
    else:
        hi = mid
print('%.9f' % lo)
