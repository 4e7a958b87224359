class Fenwick:
    def __init__(self, size):
        self.tree = [0] * (size + 1)

    def add(self, i):
        while i < len(self.tree):
            self.tree[i] += 1
            i += i & -i

    def prefix(self, i):
        s = 0
        while i:
            s += self.tree[i]
            i &= i - 1
        return s


n = int(input())
values = [int(input()) for _ in range(n)]
rank = {v: r for r, v in enumerate(sorted(set(values)), 1)}
fw = Fenwick(len(rank))
inversions = 0
for seen, v in enumerate(values):
    r = rank[v]
    inversions += seen - fw.prefix(r)
    fw.add(r)
print(inversions)
