import sys
from itertools import accumulate


class Auditor:
    def __init__(self, bookings, k):
        self.bookings = bookings
        self.k = k

    def crossing(self, lo, mid, hi):
        ending = {}
        for s in accumulate(reversed(self.bookings[lo:mid])):
            ending[s] = ending.get(s, 0) + 1
        return sum(ending.get(self.k - s, 0) for s in accumulate(self.bookings[mid:hi]))

    def periods(self, lo, hi):
        if hi - lo == 1:
            return int(self.bookings[lo] == self.k)
        mid = (lo + hi) // 2
        return self.periods(lo, mid) + self.periods(mid, hi) + self.crossing(lo, mid, hi)


n, k, *xs = map(int, sys.stdin.read().split())
print(Auditor(xs, k).periods(0, n))
