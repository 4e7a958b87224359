"""Tries all choices of stamps and drops equal sets."""

import sys
from itertools import product

n, t, *values = map(int, sys.stdin.read().split())
values.sort()
sets = set()
for choice in product((False, True), repeat=n):
    chosen = [value for value, used in zip(values, choice) if used]
    if sum(chosen) == t:
        sets.add(" ".join(map(str, chosen)))
print("\n".join(sorted(sets)) or "none")
