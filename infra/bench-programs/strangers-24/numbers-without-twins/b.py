from functools import lru_cache


def upto(n):
    s = str(n)

    @lru_cache(maxsize=None)
    def go(i, prev, tight, started):
        if i == len(s):
            return int(started)
        top = int(s[i]) if tight else 9
        total = 0
        for d in range(top + 1):
            if started and d == prev:
                continue
            total += go(i + 1, d, tight and d == top, started or d > 0)
        return total

    return go(0, -1, True, False)


a, b = map(int, input().split())
print(upto(b) - upto(a - 1))
