import sys
from dataclasses import dataclass
from typing import Optional

sys.setrecursionlimit(10_000)


@dataclass(slots=True)
class Node:
    left: "Optional[Node]" = None
    right: "Optional[Node]" = None


def depth(node):
    return 0 if node is None else 1 + max(depth(node.left), depth(node.right))


def build(tokens):
    if not tokens:
        return None
    nodes = [None if t == "null" else Node() for t in tokens]
    children = iter(nodes)
    root = next(children)
    for node in nodes:
        if node is not None:
            node.left = next(children, None)
            node.right = next(children, None)
    return root


print(depth(build(sys.stdin.read().split()[1:])))
