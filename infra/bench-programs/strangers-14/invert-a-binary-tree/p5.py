import sys
sys.setrecursionlimit(5000)


class Node:
    def __init__(self, value):
        self.value = value
        self.left = None
        self.right = None


def build(tokens):
    nodes = [None if t == "null" else Node(t) for t in tokens]
    real = [x for x in nodes if x]
    for i in range(1, len(nodes)):
        parent = real[(i - 1) // 2]
        if i % 2 == 1:
            parent.left = nodes[i]
        else:
            parent.right = nodes[i]
    return nodes[0] if nodes else None


def height(node):
    if node is None:
        return 0
    return 1 + max(height(node.left), height(node.right))


def invert(node):
    if node is not None:
        node.left, node.right = node.right, node.left
        invert(node.left)
        invert(node.right)


def print_level(node, level, out):
    if level == 0:
        out.append("null" if node is None else node.value)
    elif node is not None:
        print_level(node.left, level - 1, out)
        print_level(node.right, level - 1, out)


root = build(sys.stdin.read().split()[1:])
invert(root)
result = []
for d in range(height(root)):
    print_level(root, d, result)
while result and result[-1] == "null":
    result.pop()
print(len(result))
print(" ".join(result))
