import sys


class Islands:
    def __init__(self, n):
        self.boss = list(range(n + 1))
        self.weight = [1] * (n + 1)

    def find(self, x):
        boss = self.boss
        while boss[x] != x:
            boss[x] = boss[boss[x]]
            x = boss[x]
        return x

    def join(self, a, b):
        a, b = self.find(a), self.find(b)
        if a == b:
            return False
        if self.weight[a] < self.weight[b]:
            a, b = b, a
        self.boss[b] = a
        self.weight[a] += self.weight[b]
        return True


def main():
    read = sys.stdin.readline
    n = int(read())
    islands = Islands(n)
    for number in range(1, n + 1):
        a, b = map(int, read().split())
        if not islands.join(a, b):
            print(number)
            return


main()
