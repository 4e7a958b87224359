import sys
from bisect import bisect_left

TOP = 10 ** 9   # no number on the board is larger

input = sys.stdin.readline
log = {}
for _ in range(int(input())):
    kind, t, name, *x = input().split()
    pairs = log.setdefault(name, [])
    if kind == "set":
        pairs.append((int(t), int(x[0])))
    else:
        i = bisect_left(pairs, (int(t), TOP)) - 1
        print(pairs[i][1] if i >= 0 else "none")
