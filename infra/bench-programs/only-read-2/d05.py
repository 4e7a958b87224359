import sys
from functools import lru_cache
sys.setrecursionlimit(10 ** 6)

n = int(input())
a = [1] + list(map(int, input().split())) + [1]

@lru_cache(None)
def best(l, r):
    if r - l < 2:
        return 0
    return max(best(l, k) + best(k, r) + a[l] * a[k] * a[r] for k in range(l + 1, r))

print(best(0, n + 1))
