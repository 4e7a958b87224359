import sys
from collections import deque

sys.setrecursionlimit(5000)


class Node:
    __slots__ = ("val", "kids")

    def __init__(self, val):
        self.val = val
        self.kids = []


def read_tree():
    stream = iter(sys.stdin.read().split()[1:])
    root = Node(int(next(stream)))
    waiting = deque([root])
    side = 0
    for word in stream:
        if word != "null":
            child = Node(int(word))
            waiting[0].kids.append(child)
            waiting.append(child)
        side += 1
        if side == 2:
            waiting.popleft()
            side = 0
    return root


def solve(node):
    """(best path hanging from node, best path anywhere below)"""
    arms = [0, 0]
    inside = -10 ** 18
    for kid in node.kids:
        arm, best = solve(kid)
        arms.append(arm)
        inside = max(inside, best)
    arms.sort()
    return node.val + arms[-1], max(inside, node.val + arms[-1] + arms[-2])


print(solve(read_tree())[1])
