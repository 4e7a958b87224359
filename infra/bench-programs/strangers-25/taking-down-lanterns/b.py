import sys
from functools import lru_cache

sys.setrecursionlimit(4000)
n = int(input())
b = [1, *map(int, input().split()), 1]


@lru_cache(maxsize=None)
def most(l, r):
    """all lanterns strictly between l and r are taken down, l and r still hang"""
    e = b[l] * b[r]
    return max((most(l, k) + most(k, r) + e * b[k] for k in range(l + 1, r)), default=0)


print(most(0, n + 1))
