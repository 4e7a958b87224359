"""Tries every selection of chests."""

import sys

n, c, *numbers = map(int, sys.stdin.read().split())
weights, values = numbers[:n], numbers[n:]
best = 0
for bits in range(1 << n):
    chosen = [i for i in range(n) if bits >> i & 1]
    if sum(weights[i] for i in chosen) <= c:
        best = max(best, sum(values[i] for i in chosen))
print(best)
