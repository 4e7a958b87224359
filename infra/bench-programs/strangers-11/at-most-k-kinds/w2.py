import sys
from collections import defaultdict


def solve(trees, k):
    count = defaultdict(int)
    distinct = 0
    start = 0
    # one tree can always be picked
    best, ways = 1, 1
    for end, tree in enumerate(trees):
        if count[tree] == 0:
            distinct += 1
        count[tree] += 1
        while distinct > k:
            gone = trees[start]
            count[gone] -= 1
            if count[gone] == 0:
                distinct -= 1
            start += 1
        size = end - start + 1
        if size > best:
            best, ways = size, 1
        elif size == best:
            ways += 1
    return best, ways


n, k, *trees = map(int, sys.stdin.read().split())
print(*solve(trees, k))
