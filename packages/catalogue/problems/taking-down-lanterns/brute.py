"""Tries all orders."""

import sys
from functools import cache

_, *row = map(int, sys.stdin.read().split())


@cache
def best(hanging: tuple[int, ...]) -> int:
    around = (1, *hanging, 1)
    return max(
        (around[i] * around[i + 1] * around[i + 2] + best(hanging[:i] + hanging[i + 1 :]) for i in range(len(hanging))),
        default=0,
    )


print(best(tuple(row)))
