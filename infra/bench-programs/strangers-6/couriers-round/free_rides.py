import sys
from functools import lru_cache

n, *flat = map(int, sys.stdin.read().split())
streets = {
    i: [(j, t) for j, t in enumerate(flat[i * n:i * n + n]) if t > 0]
    for i in range(n)
}


@lru_cache(None)
def rest(here, left):
    if not left:
        return min((t for j, t in streets[here] if j == 0), default=None)
    best = None
    for j, t in streets[here]:
        if left & 1 << j:
            more = rest(j, left ^ 1 << j)
            if more is not None and (best is None or t + more < best):
                best = t + more
    return best


if n == 1:
    print(0)
else:
    answer = rest(0, 2 ** n - 2)
    print("none" if answer is None else answer)
