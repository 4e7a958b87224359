# grow all partial tours from the office, and all partial tours backwards to the office,
# place by place; they meet in the middle.
import sys
from itertools import product


def main():
    n, *t = map(int, sys.stdin.read().split())
    if n == 1:
        return 0
    out = [t[i * n:(i + 1) * n] for i in range(n)]
    back = [list(c) for c in zip(*out)]

    def grow(w, steps):
        layer = {(1, 0): 0}
        for _ in range(steps):
            nxt = {}
            for (seen, at), cost in layer.items():
                for to, x in enumerate(w[at]):
                    if x >= 0 and not seen >> to & 1:
                        key = seen | 1 << to, to
                        c = cost + x
                        if nxt.get(key, c) >= c:
                            nxt[key] = c
            layer = nxt
        return layer

    a = n // 2
    fore = grow(out, a)
    aft = grow(back, n - a)       # both contain the meeting place itself
    full = (1 << n) - 1
    found = []
    for (seen, at), c in fore.items():
        other = (full ^ seen) | 1 | 1 << at
        d = aft.get((other, at))
        if d is not None:
            found.append(c + d)
    return min(found, default="none")


print(main())
