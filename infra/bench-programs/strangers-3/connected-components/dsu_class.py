import sys

class Network:
    def __init__(self, n):
        self.boss = list(range(n + 1))
        self.size = [1] * (n + 1)
        self.parts = n

    def root(self, x):
        while self.boss[x] != x:
            self.boss[x] = self.boss[self.boss[x]]
            x = self.boss[x]
        return x

    def cable(self, u, v):
        u, v = self.root(u), self.root(v)
        if u == v:
            return
        if self.size[u] < self.size[v]:
            u, v = v, u
        self.boss[v] = u
        self.size[u] += self.size[v]
        self.parts -= 1

inp = sys.stdin.readline
n, m = map(int, inp().split())
net = Network(n)
for _ in range(m):
    net.cable(*map(int, inp().split()))
print(net.parts)
