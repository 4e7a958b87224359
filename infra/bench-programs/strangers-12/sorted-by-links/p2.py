import sys

class CardIndex:
    def __init__(self, first, numbers, links):
        self.first = first
        self.number = [None] + numbers
        self.link = [0] + links

    def __iter__(self):
        box = self.first
        while box:
            yield box
            box = self.link[box]

    def sort(self):
        order = sorted(self, key=self.number.__getitem__)   # stable
        for a, b in zip(order, order[1:] + [0]):
            self.link[a] = b
        self.first = order[0]

lines = sys.stdin.read().splitlines()
n, first = map(int, lines[0].split())
index = CardIndex(first, list(map(int, lines[1].split())), list(map(int, lines[2].split())))
index.sort()
print(*index)
