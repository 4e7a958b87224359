import sys


class Node:
    __slots__ = ("key", "val", "before", "after")

    def __init__(self, key, val):
        self.key = key
        self.val = val
        self.before = self.after = self


class Cache:
    """A ring of nodes around a sentinel; sentinel.after is the oldest."""

    def __init__(self, cap):
        self.cap = cap
        self.where = {}
        self.ring = Node(None, None)

    def _out(self, node):
        node.before.after = node.after
        node.after.before = node.before

    def _newest(self, node):
        last = self.ring.before
        last.after = node
        node.before = last
        node.after = self.ring
        self.ring.before = node

    def get(self, key):
        node = self.where.get(key)
        if node is None:
            return "-1"
        self._out(node)
        self._newest(node)
        return node.val

    def put(self, key, val):
        node = self.where.get(key)
        if node is not None:
            node.val = val
            self._out(node)
        else:
            if len(self.where) >= self.cap:
                oldest = self.ring.after
                self._out(oldest)
                del self.where[oldest.key]
            node = self.where[key] = Node(key, val)
        self._newest(node)


def main():
    inp = sys.stdin
    cap, q = map(int, inp.readline().split())
    cache = Cache(cap)
    res = []
    for _ in range(q):
        op, *args = inp.readline().split()
        if op == "get":
            res.append(cache.get(args[0]))
        else:
            cache.put(*args)
    print("\n".join(res))


main()
