# Doll (w, h) goes into doll (W, H) if w < W and h < H.
# Into how few stacks can all dolls be put?
import sys
from bisect import bisect_right


def fits(a, b):
    return a[0] < b[0] and a[1] < b[1]


def brute(dolls):                     # for checking small cases by hand
    return max(sum(1 for b in dolls if not fits(a, b) and not fits(b, a)) for a in dolls)


def stacks(dolls):
    dolls.sort(key=lambda d: (d[0], -d[1]))
    tails = []
    for _, h in dolls:
        p = bisect_right(tails, -h)
        if p == len(tails):
            tails.append(-h)
        else:
            tails[p] = -h
    return len(tails)


data = list(map(int, sys.stdin.read().split()))
it = iter(data[1:1 + 2 * data[0]])
print(stacks(list(zip(it, it))))
