s = input()
x = float(s) if "." in s and len(s) < 10 or len(s) < 3 else float(int(float(s)))
lo, hi = 0.0, max(1.0, x)
for _ in range(200):
    mid = (lo + hi) / 2
    if mid * mid < x:
        lo = mid
    else:
        hi = mid
print('%.9f' % lo)
