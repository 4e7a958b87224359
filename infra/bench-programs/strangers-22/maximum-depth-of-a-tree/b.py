import sys
from collections import deque

sys.setrecursionlimit(5000)


class Node:
    __slots__ = ("left", "right")

    def __init__(self):
        self.left = None
        self.right = None


def build(tokens):
    if not tokens:
        return None
    root = Node()
    waiting = deque([root])
    rest = iter(tokens[1:])
    for token in rest:
        parent = waiting.popleft()
        if token != "null":
            parent.left = Node()
            waiting.append(parent.left)
        if next(rest, "null") != "null":
            parent.right = Node()
            waiting.append(parent.right)
    return root


def depth(node):
    if node is None:
        return 0
    return 1 + max(depth(node.left), depth(node.right))


print(depth(build(sys.stdin.read().split()[1:])))
