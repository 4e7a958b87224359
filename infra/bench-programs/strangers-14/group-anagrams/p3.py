import sys
from collections import defaultdict


class AnagramBook:
    """Keeps words on pages; a page is known by how often each letter occurs."""

    def __init__(self):
        self.pages = defaultdict(list)

    @staticmethod
    def fingerprint(word):
        # one counter for each of the 26 letters
        counters = [0] * 26
        for letter in word:
            counters[ord(letter) - ord("a")] += 1
        return tuple(counters)

    def write(self, word):
        self.pages[self.fingerprint(word)].append(word)

    def lines(self):
        for page in self.pages.values():
            yield " ".join(page)


def main():
    how_many = int(sys.stdin.readline())
    book = AnagramBook()
    for _ in range(how_many):
        book.write(sys.stdin.readline().strip())
    for line in book.lines():
        sys.stdout.write(line + "\n")


main()
