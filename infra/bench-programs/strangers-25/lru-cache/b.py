import sys
from collections import OrderedDict


class LRUCache(OrderedDict):
    def __init__(self, capacity):
        super().__init__()
        self.capacity = capacity

    def read(self, key):
        if key not in self:
            return '-1'
        self.move_to_end(key)
        return self[key]

    def write(self, key, value):
        if key in self:
            self.move_to_end(key)
        elif len(self) >= self.capacity:
            self.popitem(last=False)
        self[key] = value


def main(stdin, stdout):
    capacity, _ = map(int, stdin.readline().split())
    cache = LRUCache(capacity)
    for line in stdin:
        parts = line.split()
        if not parts:
            continue
        if parts[0] == 'put':
            cache.write(parts[1], parts[2])
        else:
            stdout.write(cache.read(parts[1]) + '\n')


main(sys.stdin, sys.stdout)
