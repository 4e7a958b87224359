import sys
from collections import deque


class TreeNode:
    def __init__(self, value: int) -> None:
        self.value = value
        self.left: TreeNode | None = None
        self.right: TreeNode | None = None


def solve(root: TreeNode | None) -> TreeNode | None:
    if root is not None:
        root.left, root.right = solve(root.right), solve(root.left)
    return root


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

def tree_tokens(root: TreeNode | None) -> list[str]:
    """Level-order tokens without trailing nulls."""
    tokens = []
    queue = deque([root])
    while queue:
        node = queue.popleft()
        tokens.append("null" if node is None else str(node.value))
        if node is not None:
            queue += [node.left, node.right]
    while tokens and tokens[-1] == "null":
        tokens.pop()
    return tokens


def main() -> None:
    k, *tokens = sys.stdin.read().split()
    inverted = tree_tokens(solve(read_tree(tokens)))
    print(len(inverted))
    print(*inverted)


main()
