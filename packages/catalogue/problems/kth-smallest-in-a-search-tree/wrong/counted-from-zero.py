from __future__ import annotations

import sys
from collections import deque


class TreeNode:
    def __init__(self, value: int) -> None:
        self.value = value
        self.left: TreeNode | None = None
        self.right: TreeNode | None = None


def solve(root: TreeNode, questions: list[int]) -> list[int]:
    values = []
    stack = []
    node: TreeNode | None = root
    while stack or node:
        while node:
            stack.append(node)
            node = node.left
        node = stack.pop()
        values.append(node.value)
        node = node.right
    return [values[k % len(values)] for k in questions]


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
    _, tokens, _, questions = sys.stdin.read().strip().split("\n")
    print(*solve(read_tree(tokens.split()), [int(k) for k in questions.split()]))


main()
