x = float(input())
lo, hi = 0.0, max(1.0, x)
for _ in range(100):
    mid = (lo + hi) / 2
    lo, hi = (mid, hi) if mid * mid < x else (lo, mid)
print('%.9f' % hi)
