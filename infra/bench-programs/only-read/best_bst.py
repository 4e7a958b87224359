import sys


class OptimalTree:
    def __init__(self, freq):
        self.freq = freq
        self.n = len(freq)
        self.pre = [0]
        for f in freq:
            self.pre.append(self.pre[-1] + f)
        self.cost = [[0] * (self.n + 1) for _ in range(self.n + 2)]
        self.root = [[-1] * (self.n + 1) for _ in range(self.n + 2)]

    def weight(self, i, j):
        return self.pre[j + 1] - self.pre[i]

    def build(self):
        for size in range(1, self.n + 1):
            for i in range(0, self.n - size + 1):
                j = i + size - 1
                best = None
                for r in range(i, j + 1):
                    left = self.cost[i][r - 1] if r > i else 0
                    right = self.cost[r + 1][j] if r < j else 0
                    if best is None or left + right < best:
                        best = left + right
                        self.root[i][j] = r
                self.cost[i][j] = best + self.weight(i, j)
        return self.cost[0][self.n - 1]


n = int(sys.stdin.readline())
tree = OptimalTree(list(map(int, sys.stdin.readline().split())))
print(tree.build())
print(tree.root[0][n - 1] + 1)
