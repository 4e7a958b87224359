import sys
from dataclasses import dataclass
from typing import Optional

sys.setrecursionlimit(5000)


@dataclass
class Node:
    value: int
    left: Optional["Node"] = None
    right: Optional["Node"] = None


def build(tokens):
    if not tokens:
        return None
    nodes = [None if t == "null" else Node(int(t)) for t in tokens]
    children = iter(nodes[1:])
    for node in nodes:
        if node is not None:
            node.left = next(children, None)
            node.right = next(children, None)
    return nodes[0]


def collect(node, depth, rows):
    if node is None:
        return
    if depth == len(rows):
        rows.append([])
    rows[depth].append(node.value)
    collect(node.left, depth + 1, rows)
    collect(node.right, depth + 1, rows)


_, *tokens = sys.stdin.read().split()
rows = []
collect(build(tokens), 0, rows)
for row in rows:
    print(*row)
