import sys

r, c = map(int, input().split())
sr, sc, colour = input().split()
sr, sc = int(sr), int(sc)
picture = [line.split() for line in sys.stdin.read().splitlines()[:r]]

old = picture[sr][sc]
# complex numbers as squares; `free` holds the squares of the old colour not yet painted
free = {complex(x, y) for y in range(r) for x in range(c) if picture[y][x] == old}
wave = {complex(sc, sr)}
while wave:
    for z in wave:
        free.discard(z)
    for z in wave:
        picture[int(z.imag)][int(z.real)] = colour
    wave = {z + d for z in wave for d in (1, -1, 1j, -1j) if z + d in free}

for row in picture:
    print(*row)
