from math import isqrt
import sys


class Road:
    """The boxes are grouped into streets of about sqrt(n) boxes."""

    def __init__(self, coins):
        self.coins = coins
        self.width = max(1, isqrt(len(coins)))
        self.streets = [
            sum(coins[i:i + self.width]) for i in range(0, len(coins), self.width)
        ]

    def change(self, box, x):
        self.coins[box] += x
        self.streets[box // self.width] += x

    def total(self, left, right):  # right is excluded
        w = self.width
        first = -(-left // w)
        last = right // w
        if first >= last:
            return sum(self.coins[left:right])
        return (
            sum(self.coins[left:first * w])
            + sum(self.streets[first:last])
            + sum(self.coins[last * w:right])
        )


read = sys.stdin.readline
n, q = map(int, read().split())
road = Road([int(x) for x in read().split()])
answers = []
for _ in range(q):
    kind, a, b = map(int, read().split())
    if kind == 1:
        road.change(a - 1, b)
    else:
        answers.append(road.total(a - 1, b))
print(*answers, sep="\n")
