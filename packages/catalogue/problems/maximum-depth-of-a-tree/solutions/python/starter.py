import sys
from collections import deque


class TreeNode:
    def __init__(self, value: int) -> None:
        self.value = value
        self.left: TreeNode | None = None
        self.right: TreeNode | None = None


def solve(root: TreeNode | None) -> int:
    # Write your solution here.
    return 0


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
    k, *tokens = sys.stdin.read().split()
    print(solve(read_tree(tokens)))


main()
