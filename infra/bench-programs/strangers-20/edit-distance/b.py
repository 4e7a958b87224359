import sys


def distance(p, t):
    """Bit-parallel columns (Myers / Hyyro) with one big integer per column."""
    m = len(p)
    if m == 0:
        return len(t)
    full = (1 << m) - 1
    top = 1 << (m - 1)
    peq = {}
    for i, ch in enumerate(p):
        peq[ch] = peq.get(ch, 0) | (1 << i)
    pv, mv, score = full, 0, m
    for ch in t:
        eq = peq.get(ch, 0)
        xv = eq | mv
        xh = (((eq & pv) + pv) ^ pv) | eq
        ph = (mv | ~(xh | pv)) & full
        mh = pv & xh & full
        if ph & top:
            score += 1
        elif mh & top:
            score -= 1
        ph = (ph << 1) | 1
        mh <<= 1
        pv = (mh | ~(xv | ph)) & full
        mv = ph & xv & full
    return score


rows = sys.stdin.read().split("\n")
rows += ["", ""]
print(distance(rows[0].rstrip("\r"), rows[1].rstrip("\r")))
