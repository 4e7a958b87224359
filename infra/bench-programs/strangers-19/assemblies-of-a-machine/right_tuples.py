import sys
from collections import deque

sys.setrecursionlimit(10000)


class Part:
    __slots__ = ("type", "left", "right")

    def __init__(self, type_):
        self.type = type_
        self.left = self.right = None


def build(words):
    it = iter(words)
    root = Part(next(it))
    todo = deque([root])
    while todo:
        p = todo.popleft()
        w = next(it, None)
        if w is None:
            break
        if w != "null":
            p.left = Part(w)
            todo.append(p.left)
        w = next(it, None)
        if w is None:
            break
        if w != "null":
            p.right = Part(w)
            todo.append(p.right)
    return root


known = {}


def canon(p):
    """number of the shape hanging on p; equal trees get equal numbers"""
    if p is None:
        return 0
    return known.setdefault((p.type, canon(p.left), canon(p.right)), len(known) + 1)


def main():
    lines = sys.stdin.read().split("\n")
    canon(build(lines[0].split()[1:]))
    limit = len(known)
    q = int(lines[1])
    for i in range(2, 2 + q):
        print("yes" if canon(build(lines[i].split()[1:])) <= limit else "no")


main()
