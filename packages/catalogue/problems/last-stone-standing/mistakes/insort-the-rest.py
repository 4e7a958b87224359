import sys
from bisect import insort

weights = sorted(map(int, sys.stdin.read().split()[1:]))
while len(weights) > 1:
    rest = weights.pop() - weights.pop()
    if rest > 0:
        insort(weights, rest)
print(weights[0] if weights else 0)
