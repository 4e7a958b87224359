import sys
from collections import deque


class TreeNode:
    def __init__(self, value: int) -> None:
        self.value = value
        self.left: TreeNode | None = None
        self.right: TreeNode | None = None


def solve(root: TreeNode | None) -> bool:
    # In order: left subtree, node, right subtree; a stack holds the nodes whose left subtree is being visited.
    previous = float("-inf")
    stack: list[TreeNode] = []
    node = root
    while stack or node is not None:
        while node is not None:
            stack.append(node)
            node = node.left
        node = stack.pop()
        if node.value <= previous:
            return False
        previous = node.value
        node = node.right
    return True


def read_tree(tokens: list[str]) -> TreeNode | None:
    """Builds the tree from its level-order tokens."""
    if not tokens:
        return None
    root = TreeNode(int(tokens[0]))
    places = deque([(root, "left"), (root, "right")])
    for token in tokens[1:]:
        parent, side = places.popleft()
        if token != "null":
            child = TreeNode(int(token))
            setattr(parent, side, child)
            places += [(child, "left"), (child, "right")]
    return root


def main() -> None:
    _, *tokens = sys.stdin.read().split()
    print("true" if solve(read_tree(tokens)) else "false")


main()
