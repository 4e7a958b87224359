import sys
from collections import OrderedDict


class Shelf(OrderedDict):
    def __init__(self, room):
        super().__init__()
        self.room = room

    def look(self, key):
        if key not in self:
            return -1
        self.move_to_end(key)
        return self[key]

    def lay(self, key, value):
        if len(self) == self.room:
            self.popitem(last=False)
        self[key] = value
        self.move_to_end(key)


cap, q = map(int, input().split())
shelf = Shelf(cap)
for _ in range(q):
    order = sys.stdin.readline().split()
    if order[0] == "put":
        shelf.lay(order[1], order[2])
    else:
        print(shelf.look(order[1]))
