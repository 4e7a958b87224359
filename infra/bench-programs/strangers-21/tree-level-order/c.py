import sys


class Node:
    __slots__ = "value", "left", "right"

    def __init__(self, value):
        self.value = value
        self.left = self.right = None


def plant(tokens):
    it = iter(tokens)
    root = Node(next(it))
    row = [root]
    for node in row:
        for side in ("left", "right"):
            t = next(it, "null")
            if t != "null":
                child = Node(t)
                setattr(node, side, child)
                row.append(child)
    return root


def collect(node, depth, levels):
    if node is None:
        return
    if depth == len(levels):
        levels.append([])
    levels[depth].append(node.value)
    collect(node.left, depth + 1, levels)
    collect(node.right, depth + 1, levels)


sys.setrecursionlimit(5000)
k, *tokens = sys.stdin.read().split()
if tokens:
    levels = []
    collect(plant(tokens), 0, levels)
    for level in levels:
        print(*level)
