import sys
from collections import deque
from typing import NamedTuple, Optional

sys.setrecursionlimit(10000)


class Node:
    __slots__ = ("value", "left", "right")

    def __init__(self, value):
        self.value, self.left, self.right = value, None, None


class Info(NamedTuple):
    arm: int   # best path that starts here and goes down
    best: int  # best path anywhere below


def combine(value: int, l: Optional[Info], r: Optional[Info]) -> Info:
    la = max(l.arm, 0) if l else 0
    ra = max(r.arm, 0) if r else 0
    best = value + la + ra
    if l and l.best > best:
        best = l.best
    if r and r.best > best:
        best = r.best
    return Info(value + max(la, ra), best)


def walk(node):
    if node is None:
        return None
    return combine(node.value, walk(node.left), walk(node.right))


def build(tokens):
    it = iter(tokens)
    root = Node(int(next(it)))
    queue = deque([root])
    while queue:
        node = queue.popleft()
        tok = next(it, None)
        if tok is None:
            break
        if tok != "null":
            node.left = Node(int(tok))
            queue.append(node.left)
        tok = next(it, None)
        if tok is None:
            break
        if tok != "null":
            node.right = Node(int(tok))
            queue.append(node.right)
    return root


k, *tokens = sys.stdin.read().split()
print(walk(build(tokens[: int(k)])).best)
