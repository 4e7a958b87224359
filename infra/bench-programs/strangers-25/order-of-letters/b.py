import sys
from graphlib import CycleError, TopologicalSorter
from heapq import heappop, heappush
from itertools import pairwise


def main():
    words = sys.stdin.read().split()[1:]
    graph = TopologicalSorter()
    for letter in set("".join(words)):
        graph.add(letter)
    rules = set()
    for a, b in pairwise(words):
        rule = next(((x, y) for x, y in zip(a, b) if x != y), None)
        if rule:
            rules.add(rule)
        elif len(a) > len(b):
            return "impossible"
    for x, y in rules:
        graph.add(y, x)
    try:
        graph.prepare()
    except CycleError:
        return "impossible"
    heap, order = [], []
    while graph.is_active():
        for letter in graph.get_ready():
            heappush(heap, letter)
        order.append(heappop(heap))
        graph.done(order[-1])
    return "".join(order)


print(main())
