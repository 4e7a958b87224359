import sys


class Node:
    def __init__(self, value):
        self.value = value
        self.left = None
        self.right = None


tokens = sys.stdin.read().split()[1:]
root = None
if tokens:
    root = Node(tokens[0])
    nodes = [root]
    i = 1
    for node in nodes:
        if i < len(tokens):
            if tokens[i] != "null":
                node.left = Node(tokens[i])
                nodes.append(node.left)
            i += 1
        if i < len(tokens):
            if tokens[i] != "null":
                node.right = Node(tokens[i])
                nodes.append(node.right)
            i += 1

deepest = 0
stack = [(root, 1)]
while stack:
    node, depth = stack.pop()
    if node is None:
        continue
    deepest = depth
    stack.append((node.left, depth + 1))
    stack.append((node.right, depth + 1))
print(deepest)
