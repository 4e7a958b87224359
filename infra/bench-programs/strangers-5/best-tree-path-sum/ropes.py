import sys
from dataclasses import dataclass
from typing import Optional

sys.setrecursionlimit(5000)


@dataclass
class Knot:
    val: int
    left: Optional["Knot"] = None
    right: Optional["Knot"] = None


def grow(tokens):
    it = iter(tokens)
    root = Knot(int(next(it)))
    level = [root]
    while level:
        below = []
        for k in level:
            for side in ("left", "right"):
                t = next(it, "null")
                if t != "null":
                    child = Knot(int(t))
                    setattr(k, side, child)
                    below.append(child)
        level = below
    return root


class Best:
    def __init__(self):
        self.best = float("-inf")

    def hang(self, k):
        if k is None:
            return 0
        l, r = self.hang(k.left), self.hang(k.right)
        self.best = max(self.best, k.val + l + r)
        return max(0, k.val + max(l, r))


b = Best()
b.hang(grow(sys.stdin.read().split()[1:]))
print(b.best)
