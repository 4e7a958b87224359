import sys

n, m, *rest = map(int, sys.stdin.read().split())
roads = list(zip(rest[::2], rest[1::2]))


class Country:
    def __init__(self):
        self.boss = {}

    def find(self, x):
        while (y := self.boss.get(x, x)) != x:
            self.boss[x] = x = self.boss.get(y, y)
        return x

    def join(self, a, b):
        self.boss[self.find(a)] = self.find(b)

    def same(self, a, b):
        return self.find(a) == self.find(b)


def critical(k):
    c = Country()
    for i, road in enumerate(roads):
        if i != k:
            c.join(*road)
    return not c.same(*roads[k])


found = [k + 1 for k in range(m) if critical(k)]
print(len(found), ' '.join(map(str, found)), sep='\n')
