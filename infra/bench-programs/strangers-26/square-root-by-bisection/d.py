whole, _, part = input().strip().partition('.')
digits = (whole or '0') + part.ljust(18, '0')
if len(digits) % 2:
    digits = '0' + digits

root = rest = 0
for i in range(0, len(digits), 2):
    rest = rest * 100 + int(digits[i:i + 2])
    d = 9
    while (20 * root + d) * d > rest:
        d -= 1
    rest -= (20 * root + d) * d
    root = 10 * root + d

print(f'{root // 10 ** 9}.{root % 10 ** 9:09d}')
