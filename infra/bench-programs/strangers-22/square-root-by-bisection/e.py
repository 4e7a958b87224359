# by hand, two digits at a time, as it was taught at school
whole, _, part = input().strip().partition('.')
if len(whole) % 2:
    whole = '0' + whole
digits = whole + part.ljust(20, '0')
root = rest = 0
for i in range(0, len(digits), 2):
    rest = rest * 100 + int(digits[i:i + 2])
    d = 0
    while (20 * root + d + 1) * (d + 1) <= rest:
        d += 1
    rest -= (20 * root + d) * d
    root = root * 10 + d
s = str(root).rjust(11, '0')
print(s[:-10] + '.' + s[-10:])
