import sys


def dig(a, b, heard):
    if len(a) + len(b) != len(heard):
        return False
    wide = len(b) + 1
    been = bytearray((len(a) + 1) * wide)
    a, b = a + '.', b + '.'
    tunnel = [0]
    while tunnel:
        here = tunnel.pop()
        if been[here]:
            continue
        been[here] = 1
        i, j = divmod(here, wide)
        if i + j == len(heard):
            return True
        note = heard[i + j]
        if a[i] == note:
            tunnel.append(here + wide)
        if b[j] == note:
            tunnel.append(here + 1)
    return False


ask = lambda: sys.stdin.readline().strip()
for _ in range(int(ask())):
    print(repr(dig(ask(), ask(), ask())).lower())
