import sys

size, *rows = sys.stdin.read().split('\n')
r, c = map(int, size.split())
wall = '.'
line = wall.join(row.strip() for row in rows[:r])
step = c + 1


def mask(kinds):
    return int(''.join('1' if ch in kinds else '0' for ch in line), 2)


bad, cheese = mask('x'), mask('xo')
count = 0
while bad != cheese:
    spread = (bad | bad << 1 | bad >> 1 | bad << step | bad >> step) & cheese
    if spread == bad:
        count = -1
        break
    bad = spread
    count += 1
print(count)
