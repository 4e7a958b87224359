import sys
from functools import lru_cache

rows = [list(map(int, l.split())) for l in sys.stdin.read().splitlines() if l.strip()]
n = rows[0][0]
w = rows[1:]
FULL = (1 << n) - 1


@lru_cache(None)
def tail(at, seen):
    """cheapest way home from `at`, or None"""
    if seen == FULL:
        return w[at][0] if w[at][0] >= 0 else None
    best = None
    for to in range(1, n):
        if seen >> to & 1 or w[at][to] < 0:
            continue
        rest = tail(to, seen | 1 << to)
        if not rest:
            continue
        if best is None or w[at][to] + rest < best:
            best = w[at][to] + rest
    return best


ans = 0 if n == 1 else tail(0, 1)
print("none" if ans is None else ans)
