"""Multiplies every stretch."""

import sys

n, *factors = map(int, sys.stdin.read().split())
best = None
for start in range(n):
    product = 1
    for end in range(start, n):
        product *= factors[end]
        if best is None or product > best:
            best = product
print(best)
