import bisect
import sys


class Table:
    """Behaves like a sorted sequence: table[p] = number of pairs that cost at most base + p."""

    def __init__(self, bags, hats):
        self.bags = bags
        self.hats = hats
        self.base = bags[0] + hats[0]

    def __len__(self):
        return self.bags[-1] + self.hats[-1] - self.base + 1

    def __getitem__(self, p):
        price = self.base + p
        hats = self.hats
        j = len(hats) - 1
        total = 0
        for x in self.bags:
            limit = price - x
            while j >= 0 and hats[j] > limit:
                j -= 1
            if j < 0:
                break
            total += j + 1
        return total


def main():
    first, second, third = sys.stdin.read().strip().split("\n")
    k = int(first.split()[2])
    table = Table(list(map(int, second.split())), list(map(int, third.split())))
    print(table.base + bisect.bisect_left(table, k))


main()
