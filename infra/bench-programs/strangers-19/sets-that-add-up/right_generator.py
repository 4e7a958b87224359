from collections import Counter
from functools import lru_cache
import sys

n, t, *values = map(int, sys.stdin.read().split())
kinds = sorted(Counter(values[:n]).items())


@lru_cache(maxsize=None)
def possible(i, rest):
    """can the kinds from i on make up exactly rest?"""
    if rest == 0:
        return True
    if i == len(kinds):
        return False
    v, c = kinds[i]
    return any(possible(i + 1, rest - j * v) for j in range(min(c, rest // v) + 1))


def sets(i, rest, chosen):
    if rest == 0:
        yield chosen
    elif possible(i, rest):
        v, c = kinds[i]
        for j in range(min(c, rest // v), -1, -1):
            if possible(i + 1, rest - j * v):
                yield from sets(i + 1, rest - j * v, chosen + [v] * j)


found = False
for s in sets(0, t, []):
    found = True
    print(*s)
if not found:
    print("none")
