from functools import lru_cache


def printable_up_to(limit):
    digits = [int(ch) for ch in str(limit)]

    @lru_cache(maxsize=None)
    def ways(pos, previous, tight, started):
        if pos == len(digits):
            return 1 if started else 0
        top = digits[pos] if tight else 9
        total = 0
        for d in range(top + 1):
            if started and d == previous:
                continue
            begun = started or d > 0
            total += ways(pos + 1, d if begun else -1, tight and d == top, begun)
        return total

    return ways(0, -1, True, False)


a, b = map(int, input().split())
print(printable_up_to(b) - printable_up_to(a - 1))
