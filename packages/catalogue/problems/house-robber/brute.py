"""Tries every set of houses, given as the bits of a number, that has no two neighbouring bits."""

import sys

n, *amounts = map(int, sys.stdin.read().split())
if n <= 16:
    best = 0
    for plan in range(1 << n):
        if plan & (plan << 1) == 0:
            best = max(best, sum(amounts[i] for i in range(n) if plan >> i & 1))
    print(best)
else:
    # Too many sets: for every house the best plan that robs it, by looking at all houses before.
    robbed: list[int] = []
    for i, amount in enumerate(amounts):
        robbed.append(amount + max(robbed[: max(0, i - 1)], default=0))
    print(max(robbed))
