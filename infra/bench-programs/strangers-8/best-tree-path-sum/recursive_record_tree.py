import sys

sys.setrecursionlimit(5000)


class Knot:
    __slots__ = ("v", "l", "r")

    def __init__(self, v):
        self.v, self.l, self.r = v, None, None


def plant(words):
    root = Knot(int(next(words)))
    row = [root]
    while row:
        fresh = []
        for k in row:
            for side in "lr":
                w = next(words, "null")
                if w != "null":
                    child = Knot(int(w))
                    setattr(k, side, child)
                    fresh.append(child)
        row = fresh
    return root


def look(k):
    """-> (best arm ending at k, best path anywhere below k)"""
    arm_l = arm_r = 0
    best = k.v
    if k.l:
        arm_l, b = look(k.l)
        best = max(best, b)
    if k.r:
        arm_r, b = look(k.r)
        best = max(best, b)
    arm_l = max(arm_l, 0)
    arm_r = max(arm_r, 0)
    return k.v + max(arm_l, arm_r), max(best, k.v + arm_l + arm_r)


words = iter(sys.stdin.read().split())
next(words)
print(look(plant(words))[1])
