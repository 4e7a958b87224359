# Myers' bit vectors: a whole column of differences in one big integer
import sys

def distance(a, b):
    if not a:
        return len(b)
    n = len(a)
    full = (1 << n) - 1
    top = 1 << (n - 1)
    where = {}
    for i, ch in enumerate(a):
        where[ch] = where.get(ch, 0) | (1 << i)
    pv, mv, score = full, 0, n
    for ch in b:
        eq = where.get(ch, 0)
        xv = eq | mv
        xh = (((eq & pv) + pv) ^ pv) | eq
        ph = mv | (full & ~(xh | pv))
        mh = pv & xh
        if ph & top:
            score += 1
        elif mh & top:
            score -= 1
        ph = (ph << 1 | 1) & full
        mh = (mh << 1) & full
        pv = mh | (full & ~(xv | ph))
        mv = ph & xv
    return score

lines = sys.stdin.read().split('\n') + ['', '']
print(distance(lines[0].rstrip('\r'), lines[1].rstrip('\r')))
