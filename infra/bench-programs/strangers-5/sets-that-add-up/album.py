n, t = map(int, input().split())
stamps = sorted(map(int, input().split()))


def sets(first, rest):
    if rest == 0:
        yield ()
        return
    previous = None
    for i in range(first, n):
        v = stamps[i]
        if v > rest:
            return
        if v != previous:
            for tail in sets(i + 1, rest - v):
                yield (v, *tail)
        previous = v


found = False
for s in sets(0, t):
    found = True
    print(*s)
found or print('none')
