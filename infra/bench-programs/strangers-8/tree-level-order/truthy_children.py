import sys


class Node:
    def __init__(self, value):
        self.value = value
        self.left = self.right = None


def read():
    words = sys.stdin.read().split()[1:]
    values = iter([None if w == "null" else int(w) for w in words])
    first = next(values, None)
    if first is None:
        return None
    root = Node(first)
    queue = [root]
    for node in queue:
        left, right = next(values, None), next(values, None)
        if left:
            node.left = Node(left)
            queue.append(node.left)
        if right:
            node.right = Node(right)
            queue.append(node.right)
    return root


level = [read()]
while any(level):
    level = [n for n in level if n]
    print(*(n.value for n in level))
    level = [c for n in level for c in (n.left, n.right)]
