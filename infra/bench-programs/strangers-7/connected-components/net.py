import sys
from collections import defaultdict


def read():
    numbers = map(int, sys.stdin.read().split())
    n, m = next(numbers), next(numbers)
    neighbours = defaultdict(set)
    for u, v in zip(numbers, numbers):
        neighbours[u].add(v)
        neighbours[v].add(u)
    return n, neighbours


def components(n, neighbours):
    todo = set(range(1, n + 1))
    while todo:
        wave = {todo.pop()}
        yield 1
        while wave:
            wave = {y for x in wave for y in neighbours[x] if y in todo}
            todo -= wave


print(sum(components(*read())))
