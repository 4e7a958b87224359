import sys
from functools import lru_cache

sys.setrecursionlimit(10000)
n = int(input())
a = [1] + list(map(int, input().split())) + [1]


@lru_cache(maxsize=None)
def earn(left, right):
    # everything strictly between left and right; `last` is taken down last
    ends = a[left] * a[right]
    best = 0
    for last in range(left + 1, right):
        total = earn(left, last) + ends * a[last] + earn(last, right)
        if total > best:
            best = total
    return best


print(earn(0, n + 1))
