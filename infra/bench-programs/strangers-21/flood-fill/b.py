r, c = map(int, input().split())
sr, sc, new = input().split()
pic = {(y, x): v for y in range(r) for x, v in enumerate(input().split())}

old = pic[int(sr), int(sc)]
wave = {(int(sr), int(sc))}
while wave and old != new:
    for p in wave:
        pic[p] = new
    wave = {p for y, x in wave
            for p in ((y + 1, x), (y - 1, x), (y, x + 1), (y, x - 1))
            if pic.get(p) == old}

for y in range(r):
    print(*[pic[y, x] for x in range(c)])
