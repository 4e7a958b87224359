import sys
from collections import deque

sys.setrecursionlimit(5000)


class Node:
    __slots__ = ("value", "left", "right")

    def __init__(self, value):
        self.value = value
        self.left = None
        self.right = None


class Solver:
    def __init__(self):
        self.best = -10 ** 18

    def down(self, node):
        if node is None:
            return 0
        left = self.down(node.left)
        right = self.down(node.right)
        arm = max(node.value, node.value + left, node.value + right)
        self.best = max(self.best, node.value + left + right)
        return arm


def build(tokens):
    root = Node(int(tokens[0]))
    waiting = deque([root])
    i = 1
    while i < len(tokens):
        parent = waiting.popleft()
        if tokens[i] != "null":
            parent.left = Node(int(tokens[i]))
            waiting.append(parent.left)
        i += 1
        if i < len(tokens) and tokens[i] != "null":
            parent.right = Node(int(tokens[i]))
            waiting.append(parent.right)
        i += 1
    return root


solver = Solver()
solver.down(build(sys.stdin.read().split()[1:]))
print(solver.best)
