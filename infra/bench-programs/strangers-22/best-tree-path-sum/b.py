import sys
from collections import deque


class Node:
    __slots__ = ('value', 'left', 'right')

    def __init__(self, value):
        self.value = value
        self.left = self.right = None


def build(tokens):
    it = iter(tokens)
    root = Node(int(next(it)))
    waiting = deque([root])
    while waiting:
        node = waiting.popleft()
        t = next(it, 'null')
        if t != 'null':
            node.left = Node(int(t))
            waiting.append(node.left)
        t = next(it, 'null')
        if t != 'null':
            node.right = Node(int(t))
            waiting.append(node.right)
    return root


class Solver:
    def __init__(self):
        self.best = float('-inf')

    def gain(self, node):
        if node is None:
            return 0
        l = self.gain(node.left)
        r = self.gain(node.right)
        s = node.value + l + r
        if s > self.best:
            self.best = s
        g = node.value + (l if l > r else r)
        return g if g > 0 else 0


sys.setrecursionlimit(5000)
data = sys.stdin.read().split()
solver = Solver()
solver.gain(build(data[1:]))
print(solver.best)
