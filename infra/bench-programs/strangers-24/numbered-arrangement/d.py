import re
from functools import reduce


class Stage:
    """A bit for each actor who has not found a place yet."""

    WAYS = reduce(lambda t, i: t + [t[-1] * i], range(1, 19), [1])

    def __init__(self, n):
        self.n = n
        self.free = (1 << n) - 1

    def lowest(self, skip):
        m = self.free
        for _ in range(skip):
            m &= m - 1
        bit = m & -m
        self.free ^= bit
        return bit.bit_length()

    def row(self, k):
        for rest in range(self.n - 1, -1, -1):
            yield self.lowest(k // self.WAYS[rest])
            k %= self.WAYS[rest]


text = open(0).read()
nights = [(int(a), int(b)) for a, b in re.findall(r"(\d+) +(\d+)", text)]
print("\n".join(" ".join(map(str, Stage(n).row(k - 1))) for n, k in nights))
