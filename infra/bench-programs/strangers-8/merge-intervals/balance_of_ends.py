import sys
from itertools import accumulate

it = iter(map(int, sys.stdin.buffer.read().split()))
n = next(it)
# an opening is 2x, a closing 2x+1: at one point all openings come first
marks = sorted(v for l, r in zip(it, it) for v in ((l << 1), (r << 1 | 1)))
depth = accumulate(-1 if m & 1 else 1 for m in marks)
opened = None
lines = []
for m, d in zip(marks, depth):
    if opened is None:
        opened = m >> 1
    if d == 0:
        lines.append("%d %d" % (opened, m >> 1))
        opened = None
print("\n".join(lines))
