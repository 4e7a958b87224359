from heapq import heappush, heappop
from collections import defaultdict
import sys


class Map:
    def __init__(self):
        self.lines = defaultdict(list)

    def add(self, a, b, price):
        self.lines[a].append((b, price))

    def cheapest(self, home, goal, rides):
        fewest = {}
        queue = [(0, 0, home)]
        while queue:
            cost, used, town = heappop(queue)
            if town == goal:
                return cost
            if used >= fewest.get(town, rides + 1):
                continue
            fewest[town] = used
            if used == rides:
                continue
            for there, price in self.lines[town]:
                if used + 1 < fewest.get(there, rides + 1):
                    heappush(queue, (cost + price, used + 1, there))
        return -1


def ints():
    return map(int, sys.stdin.readline().split())


n, m, k = ints()
home, goal = ints()
plan = Map()
for _ in range(m):
    plan.add(*ints())
print(plan.cheapest(home, goal, k + 1))
