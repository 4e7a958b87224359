import sys


class Cache:
    def __init__(self, cap):
        self.cap = cap
        self.keys = []
        self.values = []

    def take(self, key):
        place = self.keys.index(key)
        del self.keys[place]
        return self.values.pop(place)

    def store(self, key, value):
        self.keys.append(key)
        self.values.append(value)

    def get(self, key):
        try:
            value = self.take(key)
        except ValueError:
            return "-1"
        self.store(key, value)
        return value

    def put(self, key, value):
        try:
            self.take(key)
        except ValueError:
            if len(self.keys) == self.cap:
                self.take(self.keys[0])
        self.store(key, value)


cap, q = map(int, sys.stdin.readline().split())
cache = Cache(cap)
for _ in range(q):
    what, *args = sys.stdin.readline().split()
    if what == "get":
        print(cache.get(*args))
    else:
        cache.put(*args)
