x = float(input())
lo, hi = 0.0, max(1.0, x)
mid = 0
while True:
    mid = (lo + hi) / 2
    if abs(mid * mid - x) < 1e-7:
        break
    if mid * mid < x:
        lo = mid
    else:
        hi = mid
    if hi - lo < 1e-13 * hi:
        break
print(mid)
