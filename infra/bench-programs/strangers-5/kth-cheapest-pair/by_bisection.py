import sys
from bisect import bisect_left, bisect_right


class Ladder:
    """Behaves like a sorted sequence: for every price the number of pairs up to it."""

    def __init__(self, bags, hats):
        self.bags, self.hats = bags, hats

    def __getitem__(self, price):
        return sum(bisect_right(self.hats, price - b) for b in self.bags)


(n, m, k), bags, hats = (list(map(int, l.split())) for l in sys.stdin)
print(bisect_left(range(4 * 10**9 + 2), k, key=lambda i: Ladder(bags, hats)[i - 2 * 10**9]) - 2 * 10**9)
