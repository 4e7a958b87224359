import sys

r, c, *numbers = sys.stdin.read().split()
r, c = int(r), int(c)
lawn = {complex(i // c, i % c): x for i, x in enumerate(numbers)}

pos, step = 0j, 1j          # real part: down, imaginary part: to the right
walk = []
while lawn:
    walk.append(lawn.pop(pos))
    if pos + step not in lawn:
        step *= -1j
    pos += step
print(*walk)
