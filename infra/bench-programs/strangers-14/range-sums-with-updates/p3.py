import sys
from math import isqrt


class Road:
    def __init__(self, boxes):
        self.boxes = boxes
        self.width = isqrt(len(boxes)) + 1
        w = self.width
        self.blocks = [sum(boxes[i:i + w]) for i in range(0, len(boxes), w)]

    def change(self, i, x):
        self.boxes[i] += x
        self.blocks[i // self.width] += x

    def total(self, l, r):
        """Coins of the boxes l .. r-1."""
        w = self.width
        first, last = -(-l // w), r // w
        if first > last:
            return sum(self.boxes[l:r])
        return (sum(self.boxes[l:first * w])
                + sum(self.blocks[first:last])
                + sum(self.boxes[last * w:r]))


def main():
    data = list(map(int, sys.stdin.buffer.read().split()))
    n, q = data[:2]
    road = Road(data[2:n + 2])
    events = iter(data[n + 2:n + 2 + 3 * q])
    for kind, a, b in zip(events, events, events):
        if kind == 1:
            road.change(a - 1, b)
        else:
            sys.stdout.write(f"{road.total(a - 1, b)}\n")


main()
