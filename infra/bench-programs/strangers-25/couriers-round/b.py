from functools import lru_cache

n = int(input())
d = [list(map(int, input().split())) for _ in range(n)]
INF = float('inf')


@lru_cache(maxsize=None)
def home(at, todo):
    """time from `at` through all places of `todo` back to the office"""
    if not todo:
        return d[at][0] if d[at][0] >= 0 else INF
    row = d[at]
    return min((row[j] + home(j, todo & ~(1 << j))
                for j in range(1, n)
                if todo >> j & 1 and row[j] >= 0), default=INF)


res = 0 if n == 1 else home(0, (1 << n) - 2)
print('none' if res == INF else res)
