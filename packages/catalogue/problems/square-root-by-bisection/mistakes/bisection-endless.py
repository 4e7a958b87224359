from fractions import Fraction
x = Fraction(input().strip())
lo, hi = Fraction(0), max(Fraction(1), x)
while hi - lo > Fraction(1, 10**9) and lo * lo != x:
    mid = (lo + hi) / 2
    if mid * mid <= x:
        lo = mid
    else:
        hi = mid
    for _ in range(int(lo)):
        pass
print(float(lo))
