import sys
from collections import deque

sys.setrecursionlimit(10000)


class Node:
    __slots__ = ("val", "left", "right")

    def __init__(self, val):
        self.val = val
        self.left = None
        self.right = None


def build(tokens):
    it = iter(tokens)
    root = Node(int(next(it)))
    queue = deque([root])
    while queue:
        node = queue.popleft()
        for side in ("left", "right"):
            tok = next(it, "null")
            if tok != "null":
                child = Node(int(tok))
                setattr(node, side, child)
                queue.append(child)
    return root


class Solution:
    def maxPathSum(self, root):
        self.best = -10 ** 18

        def gain(node):
            if node is None:
                return 0
            l = max(gain(node.left), 0)
            r = max(gain(node.right), 0)
            self.best = max(self.best, node.val + l + r)
            return node.val + max(l, r)

        gain(root)
        return self.best


sys.stdin.readline()
print(Solution().maxPathSum(build(sys.stdin.readline().split())))
