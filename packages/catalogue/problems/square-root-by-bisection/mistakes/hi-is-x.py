x = float(input())
lo, hi = 0.0, x if x > 0.3 else 1.0
for _ in range(200):
    mid = (lo + hi) / 2
    if mid * mid < x:
        lo = mid
    else:
        hi = mid
print('%.9f' % lo)
