import sys
from itertools import count

_, *h = map(int, sys.stdin.read().split())
best = 0
left, right = len(h), -1          # span of all plates at least as tall
for x, i in sorted(zip(h, count()), reverse=True):
    left, right = min(left, i), max(right, i)
    best = max(best, x * (i - left), x * (right - i))
print(best)
