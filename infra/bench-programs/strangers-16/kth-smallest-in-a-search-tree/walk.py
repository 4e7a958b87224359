import sys
from collections import deque


class Node:
    __slots__ = ("mark", "left", "right")

    def __init__(self, mark):
        self.mark = mark
        self.left = self.right = None


def build(tokens):
    root = Node(int(tokens[0]))
    queue = deque([root])
    it = iter(tokens[1:])
    for token in it:
        node = queue.popleft()
        if token != "null":
            node.left = Node(int(token))
            queue.append(node.left)
        token = next(it, "null")
        if token != "null":
            node.right = Node(int(token))
            queue.append(node.right)
    return root


def in_order(root):
    path = []
    node = root
    while path or node:
        while node:
            path.append(node)
            node = node.left
        node = path.pop()
        yield node.mark
        node = node.right


lines = sys.stdin.read().split("\n")
marks = list(in_order(build(lines[1].split())))
print(*(marks[int(k) - 1] for k in lines[3].split()))
