import sys


class TreeNode:
    def __init__(self, val=0, left=None, right=None):
        self.val = val
        self.left = left
        self.right = right


class Solution:
    def maxDepth(self, root):
        if not root:
            return 0
        return 1 + max(self.maxDepth(root.left), self.maxDepth(root.right))


def deserialize(data):
    if not data:
        return None
    nodes = [None if x == "null" else TreeNode(int(x)) for x in data]
    kids = nodes[::-1]
    root = kids.pop()
    for node in nodes:
        if node:
            if kids:
                node.left = kids.pop()
            if kids:
                node.right = kids.pop()
    return root


if __name__ == "__main__":
    sys.setrecursionlimit(10000)
    print(Solution().maxDepth(deserialize(sys.stdin.read().split()[1:])))
