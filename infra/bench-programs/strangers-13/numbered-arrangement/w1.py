import sys
from math import factorial

nights = [tuple(map(int, line.split())) for line in sys.stdin.read().splitlines()[1:] if line.strip()]
known = {}


def arrangement(n, k):
    if k in known:
        return known[k]
    actors = list(range(1, n + 1))
    rest = k - 1
    row = []
    for places in range(n - 1, -1, -1):
        index, rest = divmod(rest, factorial(places))
        row.append(str(actors.pop(index)))
    known[k] = ' '.join(row)
    return known[k]


for n, k in nights:
    print(arrangement(n, k))
