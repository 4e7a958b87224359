import sys
from functools import lru_cache
sys.setrecursionlimit(20000)
lines = sys.stdin.read().split('\n') + ['', '']
a, b = lines[0].rstrip('\r'), lines[1].rstrip('\r')

@lru_cache(maxsize=None)
def change(i, j):
    if i == len(a):
        return len(b) - j
    if j == len(b):
        return len(a) - i
    if a[i] == b[j]:
        return change(i + 1, j + 1)
    return 1 + min(change(i + 1, j), change(i, j + 1), change(i + 1, j + 1))

print(change(0, 0))
