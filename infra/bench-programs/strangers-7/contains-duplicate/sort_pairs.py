from itertools import pairwise
import sys

_, *values = map(int, sys.stdin.read().split())
print(str(any(a == b for a, b in pairwise(sorted(values)))).lower())
