import sys


def masks(song):
    m = {}
    for i, note in enumerate(song):
        m[note] = m.get(note, 0) | 1 << i
    return m


def woven(a, b, heard):
    if len(a) + len(b) != len(heard):
        return False
    first, second = masks(a), masks(b[::-1])
    state = 1
    for k, note in enumerate(heard):
        m = second.get(note, 0)
        s = k + 1 - len(b)
        m = m << s if s >= 0 else m >> -s
        state = (state & first.get(note, 0)) << 1 | state & m
    return bool(state >> len(a) & 1)


lines = (line.rstrip('\r\n') for line in sys.stdin)
for _ in range(int(next(lines))):
    print(str(woven(next(lines, ''), next(lines, ''), next(lines, ''))).lower())
