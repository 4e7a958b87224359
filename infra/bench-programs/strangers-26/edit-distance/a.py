import sys

lines = [line.rstrip('\r') for line in sys.stdin.read().split('\n')] + ['', '']
a, b = lines[0], lines[1]


def distance(a, b):
    m = len(a)
    if m == 0:
        return len(b)
    mask = (1 << m) - 1
    top = 1 << (m - 1)
    where = {}
    for i, ch in enumerate(a):
        where[ch] = where.get(ch, 0) | 1 << i
    up, down, score = mask, 0, m
    for ch in b:
        eq = where.get(ch, 0)
        xv = eq | down
        xh = (((eq & up) + up) ^ up) | eq
        ph = down | (mask & ~(xh | up))
        mh = up & xh
        if ph & top:
            score += 1
        elif mh & top:
            score -= 1
        ph = ph << 1 | 1
        mh <<= 1
        up = (mh | ~(xv | ph)) & mask
        down = ph & xv & mask
    return score


print(distance(a, b))
