import sys
from collections import deque


class TreeNode:
    def __init__(self, value: int) -> None:
        self.value = value
        self.left: TreeNode | None = None
        self.right: TreeNode | None = None


def solve(root: TreeNode) -> int:
    best = root.value

    def reach(node: TreeNode | None) -> int:
        """The best sum of a path that starts at the node and goes down, or 0 if none is positive."""
        nonlocal best
        if node is None:
            return 0
        left, right = reach(node.left), reach(node.right)
        if node.left and node.right:
            best = max(best, left + node.value + right)
        return max(0, node.value + max(left, right))

    reach(root)
    return best


def read_tree(tokens: list[str]) -> TreeNode:
    """Builds the tree from its level-order tokens."""
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
    k, *tokens = sys.stdin.read().split()
    print(solve(read_tree(tokens)))


main()
