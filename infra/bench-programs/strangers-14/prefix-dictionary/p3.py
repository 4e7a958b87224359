import sys
from bisect import bisect_left


class SortedDictionary:
    """The words as in a printed dictionary: one sorted list."""

    def __init__(self):
        self.words = []

    def add(self, w):
        i = bisect_left(self.words, w)
        if i == len(self.words) or self.words[i] != w:
            self.words.insert(i, w)

    def has(self, w):
        i = bisect_left(self.words, w)
        return i < len(self.words) and self.words[i] == w

    def prefix(self, w):
        # if anything begins with w, then the first word that is not before w does
        i = bisect_left(self.words, w)
        return i < len(self.words) and self.words[i].startswith(w)


d = SortedDictionary()
for _ in range(int(sys.stdin.readline())):
    name, text = sys.stdin.readline().split()
    answer = getattr(d, name)(text)
    if answer is not None:
        print(str(answer).lower())
