from functools import lru_cache


def count(x):
    s = str(x)

    @lru_cache(None)
    def go(i, last, tight, started):
        if i == len(s):
            return 1
        top = int(s[i]) if tight else 9
        res = 0
        for d in range(top + 1):
            if started and d == last:
                continue
            st = started or d > 0
            res += go(i + 1, d if st else -1, tight and d == top, st)
        return res

    return go(0, -1, True, False)   # includes 0


a, b = map(int, input().split())
print(count(b) - count(a - 1))
