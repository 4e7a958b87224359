import sys
from functools import lru_cache

INF = float("inf")
n, *rows = sys.stdin.read().strip().split("\n")
n = int(n)
cost = [[INF if x == "-1" else int(x) for x in r.split()] for r in rows]


@lru_cache(maxsize=None)
def go(here, rest):
    """Shortest way from here through all places of the tuple rest, back to the office."""
    if not rest:
        return cost[here][0]
    row = cost[here]
    best = INF
    for i, x in enumerate(rest):
        if row[x] < best:
            d = row[x] + go(x, rest[:i] + rest[i + 1:])
            if d < best:
                best = d
    return best


if n == 1:
    print(0)
else:
    ans = go(0, tuple(range(1, n)))
    print("none" if ans == INF else ans)
