import sys


def tenth(r, m):
    s = r * r % m
    s = s * s % m * r % m
    return s * s % m


next(sys.stdin)
for line in sys.stdin:
    if not line.strip():
        continue
    a, b, m = line.split()
    a, m = int(a), int(m)
    table = [1 % m]
    for _ in range(9):
        table.append(table[-1] * a % m)
    r = 1 % m
    for digit in b:
        r = tenth(r, m) * table[ord(digit) - 48] % m
    sys.stdout.write('%d\n' % r)
