import sys
from collections import deque


class Node:
    def __init__(self, value):
        self.value = value
        self.left = None
        self.right = None


def make(token):
    value = None if token == "null" else int(token)
    return Node(value) if value else None


def build(tokens):
    if not tokens:
        return None
    root = make(tokens[0])
    queue = deque([root])
    i = 1
    while queue and i < len(tokens):
        node = queue.popleft()
        node.left = make(tokens[i])
        if node.left:
            queue.append(node.left)
        if i + 1 < len(tokens):
            node.right = make(tokens[i + 1])
            if node.right:
                queue.append(node.right)
        i += 2
    return root


def invert(node):
    if node:
        node.left, node.right = invert(node.right), invert(node.left)
    return node


def show(root):
    out = []
    queue = deque([root])
    while queue:
        node = queue.popleft()
        if node is None:
            out.append("null")
        else:
            out.append(str(node.value))
            queue.append(node.left)
            queue.append(node.right)
    while out and out[-1] == "null":
        out.pop()
    print(len(out))
    print(" ".join(out))


sys.setrecursionlimit(5000)
data = sys.stdin.read().split()
show(invert(build(data[1:])))
