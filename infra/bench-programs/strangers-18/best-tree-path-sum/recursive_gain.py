import sys
from collections import deque

sys.setrecursionlimit(5000)


class Node:
    __slots__ = ("v", "l", "r")

    def __init__(self, v):
        self.v = v
        self.l = None
        self.r = None


def build(tok):
    root = Node(int(tok[0]))
    waiting = deque([root])
    i = 1
    while i < len(tok):
        cur = waiting.popleft()
        if tok[i] != "null":
            cur.l = Node(int(tok[i]))
            waiting.append(cur.l)
        i += 1
        if i < len(tok):
            if tok[i] != "null":
                cur.r = Node(int(tok[i]))
                waiting.append(cur.r)
            i += 1
    return root


answer = -10**18


def gain(node):
    """Best sum of a path that starts at node and goes down, or 0 if that is negative."""
    global answer
    if node is None:
        return 0
    left = gain(node.l)
    right = gain(node.r)
    total = node.v + left + right
    if total > answer:
        answer = total
    return max(0, node.v + max(left, right))


words = sys.stdin.read().split()
gain(build(words[1:]))
print(answer)
