import sys
from collections import OrderedDict


class LRU(OrderedDict):
    def __init__(self, cap):
        super().__init__()
        self.cap = cap

    def put(self, key, value):
        self[key] = value
        self.move_to_end(key)
        if len(self) > self.cap:
            self.popitem(last=False)

    def read(self, key):
        if key not in self:
            return "-1"
        self.move_to_end(key)
        return self[key]


cap, _ = map(int, sys.stdin.readline().split())
lru = LRU(cap)
for line in sys.stdin:
    match line.split():
        case ["put", k, v]:
            lru.put(k, v)
        case ["get", k]:
            sys.stdout.write(lru.read(k) + "\n")
