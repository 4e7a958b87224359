import sys
from math import isqrt


class Road:
    def __init__(self, coins):
        self.coins = coins
        self.width = isqrt(len(coins)) or 1
        self.section = [sum(coins[i:i + self.width]) for i in range(0, len(coins), self.width)]

    def change(self, i, x):
        self.coins[i] += x
        self.section[i // self.width] += x

    def total(self, l, r):
        w = self.width
        first, last = -(-l // w), r // w
        if first >= last:
            return sum(self.coins[l:r])
        return sum(self.coins[l:first * w]) + sum(self.section[first:last]) + sum(self.coins[last * w:r])


def main():
    read = sys.stdin.readline
    n, q = map(int, read().split())
    road = Road(list(map(int, read().split())))
    for _ in range(q):
        kind, a, b = map(int, read().split())
        if kind == 1:
            road.change(a - 1, b)
        else:
            print(road.total(a - 1, b))


main()
