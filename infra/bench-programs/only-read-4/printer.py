from functools import lru_cache
import sys

sys.setrecursionlimit(10000)
s = input().strip()

@lru_cache(maxsize=None)
def strokes(i, j):
    if i > j:
        return 0
    best = strokes(i + 1, j) + 1
    for k in range(i + 1, j + 1):
        if s[k] == s[i]:
            best = min(best, strokes(i, k - 1) + strokes(k + 1, j))
    return best

print(strokes(0, len(s) - 1))
