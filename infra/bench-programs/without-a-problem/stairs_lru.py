import sys
from functools import lru_cache
sys.setrecursionlimit(1000000)
MOD = 998244353

@lru_cache(maxsize=None)
def f(k):
    if k < 0: return 0
    if k == 0: return 1
    return (f(k-1) + f(k-2) + f(k-5)) % MOD

n = int(input())
# fill from below so the recursion stays shallow
for i in range(0, n, 100):
    f(i)
print(f(n))
