import sys
from collections import deque


class TreeNode:
    def __init__(self, value: int) -> None:
        self.value = value
        self.left: TreeNode | None = None
        self.right: TreeNode | None = None


def solve(root: TreeNode, p: int, q: int) -> int:
    """Takes the values of two nodes and returns that of their lowest common ancestor."""
    parent: dict[int, int] = {}
    waiting = [root]
    while waiting:
        node = waiting.pop()
        for child in (node.left, node.right):
            if child is not None:
                parent[child.value] = node.value
                waiting.append(child)
    ancestors = set()
    while p in parent:
        p = parent[p]
        ancestors.add(p)
    while q in parent:
        q = parent[q]
        if q in ancestors:
            return q
    return root.value


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
    _, *tokens, p, q = sys.stdin.read().split()
    print(solve(read_tree(tokens), int(p), int(q)))


main()
