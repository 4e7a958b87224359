# The baskets as an LRU cache: kind -> last tree of this kind, oldest one first.
from collections import OrderedDict
import sys


class Baskets(OrderedDict):
    def __init__(self, k):
        super().__init__()
        self.k = k
        self.start = 0

    def take(self, i, kind):
        self[kind] = i
        self.move_to_end(kind)
        if len(self) > self.k:
            _, last = self.popitem(last=False)
            self.start = last + 1
        return i - self.start + 1


def lengths(kinds, k):
    baskets = Baskets(k)
    for i, kind in enumerate(kinds):
        yield baskets.take(i, kind)


_, k, *kinds = map(int, sys.stdin.buffer.read().split())
all_lengths = list(lengths(kinds, k))
longest = max(all_lengths)
print(longest, all_lengths.count(longest))
