import sys
from functools import lru_cache
from math import inf

n, *flat = map(int, sys.stdin.read().split())
time = [[inf if x < 0 else x for x in flat[i * n : i * n + n]] for i in range(n)]


@lru_cache(maxsize=None)
def rest(here: int, todo: int):
    """Shortest way from here through all places of todo back to the office."""
    if not todo:
        return time[here][0]
    row = time[here]
    best = inf
    for place in range(1, n):
        if todo >> place & 1:
            way = row[place] + rest(place, todo ^ (1 << place))
            if way < best:
                best = way
    return best


answer = 0 if n == 1 else rest(0, (1 << n) - 2)
print("none" if answer == inf else answer)
