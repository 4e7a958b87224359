import sys
from collections import defaultdict, deque


class Node:
    def __init__(self, value):
        self.value = value
        self.children = []


def read_tree(tokens):
    if not tokens:
        return None
    root = Node(tokens[0])
    places = deque([root, root])
    for token in tokens[1:]:
        parent = places.popleft()
        if token != "null":
            child = Node(token)
            parent.children.append(child)
            places.append(child)
            places.append(child)
    return root


levels = defaultdict(list)


def walk(node, depth):
    levels[depth].append(node.value)
    return 1 + sum([walk(child, depth + 1) for child in node.children])


_, *tokens = sys.stdin.read().split()
root = read_tree(tokens)
if root is not None:
    walk(root, 1)
for depth in sorted(levels):
    print(*levels[depth])
