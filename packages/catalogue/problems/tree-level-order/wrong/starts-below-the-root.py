import sys
from collections import deque


class TreeNode:
    def __init__(self, value: int) -> None:
        self.value = value
        self.left: TreeNode | None = None
        self.right: TreeNode | None = None


def solve(root: TreeNode | None) -> list[list[int]]:
    levels = []
    queue = deque([root] if root is not None else [])
    while queue:
        level = []
        for _ in range(len(queue)):
            node = queue.popleft()
            children = [child for child in (node.left, node.right) if child is not None]
            level += [child.value for child in children]
            queue += children
        if level:
            levels.append(level)
    return levels


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
    for level in solve(read_tree(tokens)):
        print(*level)


main()
