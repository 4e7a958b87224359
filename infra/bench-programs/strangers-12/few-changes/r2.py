import sys
from collections import defaultdict


def main():
    data = list(map(int, sys.stdin.buffer.read().split()))
    n, m, k, start, goal = data[:5]
    lines = defaultdict(list)
    for i in range(5, 5 + 3 * m, 3):
        lines[data[i]].append((data[i + 1], data[i + 2]))

    cheapest = {start: 0}      # with any number of buses so far
    frontier = {start: 0}      # towns that became cheaper with the last bus
    for _ in range(k + 1):
        new = {}
        for town, cost in frontier.items():
            for other, price in lines[town]:
                total = cost + price
                if total < cheapest.get(other, float("inf")) and total < new.get(other, float("inf")):
                    new[other] = total
        if not new:
            break
        cheapest.update(new)
        frontier = new
    print(cheapest.get(goal, -1))


main()
