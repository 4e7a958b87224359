"""Looks at every position that can be reached."""

import sys
from functools import lru_cache

_, *sizes = map(int, sys.stdin.read().split())


def moves(heaps: tuple[int, ...]) -> list[tuple[int, ...]]:
    return [heaps[:i] + (left,) + heaps[i + 1 :] for i, heap in enumerate(heaps) for left in range(heap)]


@lru_cache(maxsize=None)
def wins(heaps: tuple[int, ...]) -> bool:
    return any(not wins(tuple(sorted(after))) for after in moves(heaps))


print(sum(not wins(tuple(sorted(after))) for after in moves(tuple(sizes))))
