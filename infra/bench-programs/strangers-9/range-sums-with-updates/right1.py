import sys


class Fenwick:
    def __init__(self, values):
        self.n = len(values)
        self.tree = [0] + values
        for i in range(1, self.n + 1):
            j = i + (i & -i)
            if j <= self.n:
                self.tree[j] += self.tree[i]

    def add(self, i, x):
        while i <= self.n:
            self.tree[i] += x
            i += i & -i

    def prefix(self, i):
        total = 0
        while i:
            total += self.tree[i]
            i &= i - 1
        return total


def main():
    it = map(int, sys.stdin.buffer.read().split())
    n, q = next(it), next(it)
    boxes = Fenwick([next(it) for _ in range(n)])
    answers = []
    for _ in range(q):
        kind, a, b = next(it), next(it), next(it)
        if kind == 1:
            boxes.add(a, b)
        else:
            answers.append(boxes.prefix(b) - boxes.prefix(a - 1))
    print("\n".join(map(str, answers)))


main()
