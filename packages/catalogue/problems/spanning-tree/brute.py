"""Tries every selection of n - 1 cables."""

import sys
from itertools import combinations

n, m, *numbers = map(int, sys.stdin.read().split())
offers = [tuple(numbers[3 * i : 3 * i + 3]) for i in range(m)]
best = -1
for chosen in combinations(offers, n - 1):
    reached = {1}
    for _ in range(n):
        reached |= {b for a, b, _ in chosen if a in reached} | {a for a, b, _ in chosen if b in reached}
    cost = sum(c for _, _, c in chosen)
    if len(reached) == n and (best == -1 or cost < best):
        best = cost
print(best)
