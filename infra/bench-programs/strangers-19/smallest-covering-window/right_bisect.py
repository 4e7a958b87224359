import sys

s, t = sys.stdin.read().split()
codes = s.encode()
n = len(codes)
need = [0] * 128
for c in t.encode():
    need[c] += 1


def first_window(size):
    """start of the first covering run of this size, or -1"""
    lack = need[:]
    kinds = sum(1 for c in lack if c > 0)
    for c in codes[:size]:
        lack[c] -= 1
        if lack[c] == 0:
            kinds -= 1
    if kinds == 0:
        return 0
    start = 0
    for old, new in zip(codes, codes[size:]):
        start += 1
        if old == new:
            continue
        if lack[old] == 0:
            kinds += 1
        lack[old] += 1
        lack[new] -= 1
        if lack[new] == 0:
            kinds -= 1
            if kinds == 0:
                return start
    return -1


if len(t) > n or first_window(n) < 0:
    print("none")
else:
    lo, hi = len(t), n
    while lo < hi:
        mid = (lo + hi) // 2
        if first_window(mid) >= 0:
            hi = mid
        else:
            lo = mid + 1
    i = first_window(lo)
    print(s[i:i + lo])
