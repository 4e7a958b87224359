import sys

k, *cells = map(int, sys.stdin.buffer.read().split())
s = k * k


def units():
    for i in range(s):
        yield cells[i * s:(i + 1) * s]
        yield cells[i::s]
    for top in range(0, s, k):
        for left in range(0, s, k):
            box = []
            for r in range(top, top + k):
                box += cells[r * s + left:r * s + left + k]
            yield box


def fine(unit):
    filled = [x for x in unit if x]
    return len(filled) == len(set(filled))


print('true' if all(map(fine, units())) else 'false')
