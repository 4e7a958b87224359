"""Tries both lengths of the first letter."""

import sys


def ways(rest: str) -> int:
    if rest == "":
        return 1
    return sum(ways(rest[k:]) for k in (1, 2) if len(rest) >= k and rest[0] != "0" and int(rest[:k]) <= 26)


print(ways(sys.stdin.read().strip()) % 1_000_000_007)
