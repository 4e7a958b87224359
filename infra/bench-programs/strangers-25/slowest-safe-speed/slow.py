import sys
from itertools import count


def hours(tank, v):
    full, rest = divmod(tank, v)
    return full + (rest > 0)


n, h, *tanks = (int(w) for w in sys.stdin.read().split())
for v in count(1):
    if sum(hours(t, v) for t in tanks) <= h:
        print(v)
        break
