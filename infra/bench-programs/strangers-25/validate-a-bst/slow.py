import sys

sys.setrecursionlimit(3000)


class Node:
    def __init__(self, value):
        self.value = value
        self.left = None
        self.right = None


def build(tokens):
    if not tokens:
        return None
    root = Node(int(tokens.pop(0)))
    queue = [root]
    while tokens:
        node = queue.pop(0)
        token = tokens.pop(0)
        if token != "null":
            node.left = Node(int(token))
            queue.append(node.left)
        if tokens:
            token = tokens.pop(0)
            if token != "null":
                node.right = Node(int(token))
                queue.append(node.right)
    return root


def valid(node, low, high):
    if node is None:
        return True
    if not low < node.value < high:
        return False
    return valid(node.left, low, node.value) and valid(node.right, node.value, high)


data = sys.stdin.read().split()
print("true" if valid(build(data[1:]), float("-inf"), float("inf")) else "false")
