import sys

sys.setrecursionlimit(10000)


class Tree:
    def __init__(self, value, left, right):
        self.value, self.left, self.right = value, left, right

    @classmethod
    def from_walks(cls, pre, ino):
        pos = {v: i for i, v in enumerate(ino)}
        source = iter(pre)

        def build(lo, hi):
            if lo >= hi:
                return None
            value = next(source)
            cut = pos[value]
            left = build(lo, cut)
            return cls(value, left, build(cut + 1, hi))

        return build(0, len(ino))

    def postorder(self, out):
        if self.left:
            self.left.postorder(out)
        if self.right:
            self.right.postorder(out)
        out.append(self.value)
        return out


n, *rest = sys.stdin.read().split()
n = int(n)
print(*Tree.from_walks(rest[:n], rest[n:]).postorder([]))
