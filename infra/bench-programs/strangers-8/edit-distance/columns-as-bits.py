import sys


def distance(a, b):
    # Myers: the differences within a column of the table as the bits of two long numbers
    if not a or not b:
        return len(a) + len(b)
    where = {}
    for i, ch in enumerate(a):
        where[ch] = where.get(ch, 0) | 1 << i
    m = len(a)
    full, top = (1 << m) - 1, 1 << (m - 1)
    plus, minus, score = full, 0, m
    for ch in b:
        eq = where.get(ch, 0)
        xv = eq | minus
        xh = (((eq & plus) + plus) ^ plus) | eq
        ph = minus | (~(xh | plus) & full)
        mh = plus & xh
        score += bool(ph & top) - bool(mh & top)
        ph = ph << 1 | 1
        mh <<= 1
        plus = (mh | ~(xv | ph)) & full
        minus = ph & xv & full
    return score


a, b, *_ = sys.stdin.read().split("\n") + ["", ""]
print(distance(a, b))
