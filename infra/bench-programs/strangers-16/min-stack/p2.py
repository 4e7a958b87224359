# The stack is cut into blocks of about sqrt(q) elements; a finished block remembers its minimum.
import sys


class BlockStack:
    def __init__(self, size):
        self.size = size
        self.full = []      # finished blocks
        self.minima = []    # their minima
        self.tail = []      # the block at the top, never empty unless the stack is

    def push(self, x):
        if len(self.tail) == self.size:
            self.full.append(self.tail)
            self.minima.append(min(self.tail))
            self.tail = []
        self.tail.append(x)

    def pop(self):
        self.tail.pop()
        if not self.tail and self.full:
            self.tail = self.full.pop()
            self.minima.pop()

    def top(self):
        return self.tail[-1]

    def min(self):
        least = min(self.tail)
        return min(least, min(self.minima)) if self.minima else least


q, *lines = sys.stdin.read().strip().split("\n")
stack = BlockStack(int(int(q) ** 0.5) + 1)
for line in lines:
    name, *arg = line.split()
    answer = getattr(stack, name)(*map(int, arg))
    if answer is not None:
        print(answer)
