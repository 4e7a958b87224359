import sys
from itertools import accumulate

n, *h = map(int, sys.stdin.read().split())
# only a summit can be a bank: it is higher than what is beside it
framed = [-1] + h + [-1]
summit = [x if a < x > b else 0 for a, x, b in zip(framed, framed[1:], framed[2:])]
left = list(accumulate(summit, max))
right = list(accumulate(reversed(summit), max))[::-1]
print(sum(max(0, min(l, r) - x) for l, r, x in zip(left, right, h)))
