import sys


class Islands:
    def __init__(self, n):
        self.up = list(range(n + 1))
        self.size = [1] * (n + 1)

    def top(self, x):
        up = self.up
        while up[x] != x:
            x = up[x]
        return x

    def bridge(self, a, b):
        a, b = self.top(a), self.top(b)
        if a == b:
            return False
        if self.size[a] > self.size[b]:
            a, b = b, a
        self.up[a] = b
        self.size[b] += self.size[a]
        return True


rd = sys.stdin.readline
n = int(rd())
world = Islands(n)
for number in range(1, n + 1):
    a, b = rd().split()
    if not world.bridge(int(a), int(b)):
        print(number)
        break
