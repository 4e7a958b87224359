import sys
from collections import deque

sys.setrecursionlimit(5000)


class Node:
    __slots__ = ("val", "left", "right")

    def __init__(self, val):
        self.val = val
        self.left = None
        self.right = None


def build(tokens):
    it = iter(tokens)
    first = next(it, None)
    if first is None:
        return None
    root = Node(int(first))
    queue = deque([root])
    while queue:
        node = queue.popleft()
        for side in ("left", "right"):
            t = next(it, "null")
            if t != "null":
                child = Node(int(t))
                setattr(node, side, child)
                queue.append(child)
    return root


def max_depth(node):
    if node is None:
        return 0
    return 1 + max(max_depth(node.left), max_depth(node.right))


print(max_depth(build(sys.stdin.read().split()[1:])))
