import sys

data = sys.stdin.read().split()
r, c = int(data[0]), int(data[1])
lawn = {}
at = 2
for y in range(r):
    for x in range(c):
        lawn[complex(x, y)] = data[at]
        at += 1

here = 0j
turn = 1 + 0j
walk = []
while here in lawn:
    walk.append(lawn.pop(here))
    if here + turn not in lawn:
        turn *= 1j
    here += turn

print(*walk)
