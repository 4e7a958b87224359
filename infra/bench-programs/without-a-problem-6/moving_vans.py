from functools import lru_cache
import sys

sys.setrecursionlimit(10000)
capacity = int(input())
boxes = tuple(map(int, input().split()))
ALL = (1 << len(boxes)) - 1


@lru_cache(maxsize=None)
def pack(mask):
    """(vans begun, load of the last van) at best for the boxes of mask"""
    if mask == 0:
        return (1, 0)
    best = (len(boxes) + 1, 0)
    for i, w in enumerate(boxes):
        if mask >> i & 1:
            vans, load = pack(mask & ~(1 << i))
            if load + w <= capacity:
                cand = (vans, load + w)
            else:
                cand = (vans + 1, w)
            if cand < best:
                best = cand
    return best


vans, load = pack(ALL)
print(vans, capacity - load)
