import sys
from itertools import accumulate

_, a, b = (list(map(int, l.split())) for l in sys.stdin.read().split("\n")[:3])
# an end at t is 2t, a start is 2t+1: ends come first
print(max(accumulate(1 if e & 1 else -1 for e in sorted([2 * t + 1 for t in a] + [2 * t for t in b]))))
