import sys
from math import isqrt


class Boxes:
    def __init__(self, coins):
        self.coins = coins
        self.w = isqrt(len(coins)) + 1
        self.shelf = [sum(coins[i:i + self.w]) for i in range(0, len(coins), self.w)]

    def change(self, i, x):
        self.coins[i] += x
        self.shelf[i // self.w] += x

    def __getitem__(self, sl):
        lo, hi, w = sl.start, sl.stop, self.w
        p, q = -(-lo // w), hi // w
        if p >= q:
            return sum(self.coins[lo:hi])
        return sum(self.coins[lo:p * w]) + sum(self.shelf[p:q]) + sum(self.coins[q * w:hi])


def main():
    n, q = map(int, sys.stdin.readline().split())
    b = Boxes(list(map(int, sys.stdin.readline().split())))
    for _ in range(q):
        kind, u, v = map(int, sys.stdin.readline().split())
        if kind == 1:
            b.change(u - 1, v)
        else:
            print(b[u - 1:v])


main()
