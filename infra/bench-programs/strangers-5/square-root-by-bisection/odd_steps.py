from fractions import Fraction

x = Fraction(input().strip())
whole, odd, rest = 0, 1, x
while rest >= odd:
    rest -= odd
    odd += 2
    whole += 1

lo, hi = float(whole), float(whole + 1)
for _ in range(60):
    mid = (lo + hi) / 2
    if mid * mid < x:
        lo = mid
    else:
        hi = mid
print('%.9f' % hi)
