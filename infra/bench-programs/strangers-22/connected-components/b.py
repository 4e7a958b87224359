import sys


class Sets:
    def __init__(self, n):
        self.up = list(range(n + 1))
        self.size = [1] * (n + 1)
        self.count = n

    def find(self, x):
        up = self.up
        while up[x] != x:
            up[x] = up[up[x]]
            x = up[x]
        return x

    def join(self, a, b):
        a, b = self.find(a), self.find(b)
        if a == b:
            return
        if self.size[a] < self.size[b]:
            a, b = b, a
        self.up[b] = a
        self.size[a] += self.size[b]
        self.count -= 1


n, m = map(int, sys.stdin.readline().split())
sets = Sets(n)
for _ in range(m):
    u, v = sys.stdin.readline().split()
    sets.join(int(u), int(v))
print(sets.count)
