import sys
from math import isqrt


class Shelf:
    """Remembers rooms in a row of drawers."""

    def __init__(self, n):
        self.width = isqrt(n) + 1
        self.drawers = [[] for _ in range(n // self.width + 1)]

    def __contains__(self, room):
        return room in self.drawers[room // self.width]

    def put(self, room):
        self.drawers[room // self.width].append(room)


n, room, *arrow = map(int, sys.stdin.read().split())
shelf = Shelf(n)
while room and room not in shelf:
    shelf.put(room)
    room = arrow[room - 1]
print(room)
