import sys
from collections import deque


class TreeNode:
    def __init__(self, value: int) -> None:
        self.value = value
        self.left: TreeNode | None = None
        self.right: TreeNode | None = None


def solve(root: TreeNode | None) -> bool:
    waiting: list[tuple[TreeNode | None, float, float]] = [(root, float("-inf"), float("inf"))]
    while waiting:
        node, low, high = waiting.pop()
        if node is None:
            continue
        if not low < node.value < high:
            return False
        waiting.append((node.left, float("-inf"), node.value))
        waiting.append((node.right, node.value, float("inf")))
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
