import sys
from bisect import bisect_left

n, k, *scenes = map(int, sys.stdin.read().split())


class Enough:
    """Enough()[size] tells whether k discs of that size are enough."""

    def __getitem__(self, size):
        discs, free = 1, size
        for s in scenes:
            if s > free:
                discs += 1
                free = size
            free -= s
        return discs <= k


print(bisect_left(Enough(), True, max(scenes), sum(scenes)))
