"""Tries all places of the first cut."""

import sys
from functools import lru_cache

_, strip = sys.stdin.read().split()


@lru_cache(maxsize=None)
def cuts(rest: str) -> int:
    if rest == rest[::-1]:
        return 0
    return 1 + min(cuts(rest[i:]) for i in range(1, len(rest)) if rest[:i] == rest[:i][::-1])


print(cuts(strip))
