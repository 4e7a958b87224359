import sys
from functools import lru_cache

sys.setrecursionlimit(5000)
input()
light = [1, *map(int, input().split()), 1]


@lru_cache(None)
def earn(i, j):
    edge = light[i] * light[j]
    return max([earn(i, k) + earn(k, j) + edge * light[k] for k in range(i + 1, j)], default=0)


print(earn(0, len(light) - 1))
