import sys
from functools import lru_cache

ints = map(int, sys.stdin.read().split())
n, m, q = next(ints), next(ints), next(ints)
roads = [(next(ints), next(ints), next(ints)) for _ in range(m)]


@lru_cache(maxsize=None)
def costs(src):
    best = {src: 0}
    for _ in range(n - 1):
        for u, v, w in roads:
            if u in best and (v not in best or best[u] + w < best[v]):
                best[v] = best[u] + w
    return best


for _ in range(q):
    a = next(ints)
    print(costs(a).get(next(ints), "none"))
