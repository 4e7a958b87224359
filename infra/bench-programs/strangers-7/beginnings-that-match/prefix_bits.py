import sys
from functools import reduce

word, pattern = sys.stdin.read().split()
n = len(word)
FULL = (1 << (n + 1)) - 1
backwards = word[::-1]
where = {c: int("".join("01"[x == c] for x in backwards), 2) for c in set(word)}


def star(s):
    return FULL ^ ((s & -s) - 1) if s else 0


def step(s, c):
    if c == "*":
        return star(s)
    if c == "?":
        return (s << 1) & FULL
    return (s & where.get(c, 0)) << 1


print(bin(reduce(step, pattern, 1)).count("1"))
