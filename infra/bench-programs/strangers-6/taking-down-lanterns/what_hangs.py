import sys
from functools import cache

sys.setrecursionlimit(5000)


@cache
def earn(row):
    if not row:
        return 0
    best = 0
    for i, light in enumerate(row):
        cents = light
        if i > 0:
            cents *= row[i - 1]
        if i + 1 < len(row):
            cents *= row[i + 1]
        best = max(best, cents + earn(row[:i] + row[i + 1:]))
    return best


n = int(input())
row = tuple(int(x) for x in input().split())
print(earn(row))
