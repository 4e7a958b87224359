import sys
from bisect import bisect_right

_, s, e = (list(map(int, line.split())) for line in sys.stdin)
s.sort()
e.sort()
# at the start of the k-th lesson k lessons have begun and some have ended by then
print(max(k - bisect_right(e, t) for k, t in enumerate(s, 1)))
