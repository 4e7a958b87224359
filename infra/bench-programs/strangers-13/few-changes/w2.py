import sys
from collections import defaultdict


def cheapest(lines, start, goal, changes):
    if start == goal:
        return 0
    best = {start: 0}
    front = {start: 0}
    for _ in range(changes + 1):
        following = {}
        for town, paid in front.items():
            for target, price in lines[town]:
                total = paid + price
                if total < best.get(target, float('inf')) and total < following.get(target, float('inf')):
                    following[target] = total
        best.update(following)
        if goal in best:
            return best[goal]
        front = following
    return best.get(goal, -1)


read = sys.stdin.readline
n, m, k = map(int, read().split())
start, goal = map(int, read().split())
lines = defaultdict(list)
for _ in range(m):
    a, b, price = map(int, read().split())
    lines[a].append((b, price))
print(cheapest(lines, start, goal, k))
