import sys

sys.setrecursionlimit(5000)


class Node:
    def __init__(self, val):
        self.val = val
        self.left = None
        self.right = None


def build(tokens):
    if not tokens:
        return None
    root = Node(int(tokens.pop(0)))
    queue = [root]
    while queue and tokens:
        node = queue.pop(0)
        t = tokens.pop(0)
        if t != "null":
            node.left = Node(int(t))
            queue.append(node.left)
        if tokens:
            t = tokens.pop(0)
            if t != "null":
                node.right = Node(int(t))
                queue.append(node.right)
    return root


def valid(node, low, high):
    if node is None:
        return True
    if not (low < node.val < high):
        return False
    return valid(node.left, low, node.val) and valid(node.right, node.val, high)


tokens = sys.stdin.read().split()[1:]
root = build(tokens)
print("true" if valid(root, float("-inf"), float("inf")) else "false")
