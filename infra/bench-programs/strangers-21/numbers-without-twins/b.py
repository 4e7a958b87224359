from functools import lru_cache


def good(limit):
    digits = list(map(int, str(limit)))

    @lru_cache(None)
    def go(i, prev, tight):
        if i == len(digits):
            return 1
        top = digits[i] if tight else 9
        total = 0
        for d in range(top + 1):
            if d == prev:
                continue
            # -1 stands for "no digit yet"
            nxt = -1 if prev == -1 and d == 0 else d
            total += go(i + 1, nxt, tight and d == top)
        return total

    return go(0, -1, True) - 1


a, b = map(int, input().split())
print(good(b) - good(a - 1))
