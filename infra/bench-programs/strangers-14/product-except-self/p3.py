import sys
from math import prod

xs = list(map(int, sys.stdin.read().split()))[1:]
zeros = xs.count(0)
if zeros > 1:
    ys = [0] * len(xs)
else:
    whole = prod(x for x in xs if x)
    if zeros:
        ys = [0 if x else whole for x in xs]
    else:
        ys = [whole // x for x in xs]
print(*ys)
