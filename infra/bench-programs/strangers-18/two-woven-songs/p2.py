import sys
from string import ascii_lowercase


def positions(s):
    mask = dict.fromkeys(ascii_lowercase, 0)
    for i, ch in enumerate(s):
        mask[ch] |= 1 << i
    return mask


def check(a, b, c):
    if len(a) + len(b) != len(c):
        return False
    of_a = positions(a)
    of_b = positions(b[::-1])
    # bit i of `state`: after t notes the first bird may have sung i of them
    state = 1
    for t, ch in enumerate(c):
        shift = t - len(b) + 1
        second = of_b[ch] << shift if shift >= 0 else of_b[ch] >> -shift
        state = (state & of_a[ch]) << 1 | (state & second)
        if not state:
            return False
    return bool(state >> len(a) & 1)


rows = [r.strip() for r in sys.stdin.read().split("\n")]
q = int(rows[0])
rows += [""] * (3 * q)
for k in range(q):
    print(str(check(*rows[1 + 3 * k:4 + 3 * k])).lower())
