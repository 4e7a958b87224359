"""Tries all orders of few courses; for many it lets every rule push its second course behind its first one."""

import sys
from itertools import permutations

n, m, *ends = map(int, sys.stdin.read().split())
rules = list(zip(ends[::2], ends[1::2]))
courses = range(1, n + 1)
if n <= 6:
    fitting = (order for order in permutations(courses) if all(order.index(a) < order.index(b) for a, b in rules))
    order = next(fitting, None)
else:
    # The term of a course is one after the latest of those before it; beyond n terms there must be a cycle.
    term = [0] * (n + 1)
    changed = True
    while changed and max(term) <= n:
        changed = False
        for a, b in rules:
            if term[b] <= term[a]:
                term[b] = term[a] + 1
                changed = True
    order = None if changed else sorted(courses, key=term.__getitem__)
print("impossible" if order is None else " ".join(map(str, order)))
