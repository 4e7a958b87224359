from functools import reduce

digits = input().strip()
LETTERS = {str(k) for k in range(1, 27)}


def read(state, pair):
    before, now = state
    return now, (now if pair[1] in LETTERS else 0) + (before if pair in LETTERS else 0)


ways = reduce(read, map("".join, zip(" " + digits, digits)), (0, 1))[1]
print(ways % 1_000_000_007)
