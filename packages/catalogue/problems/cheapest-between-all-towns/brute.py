"""Tries all ways that visit no town twice."""

import sys

n, m, q, *rest = map(int, sys.stdin.read().split())
roads = [rest[3 * i : 3 * i + 3] for i in range(m)]


def ways(at: int, goal: int, visited: set[int]) -> list[int]:
    if at == goal:
        return [0]
    return [
        w + cost
        for u, v, w in roads
        if u == at and v not in visited
        for cost in ways(v, goal, visited | {v})
    ]


for i in range(q):
    a, b = rest[3 * m + 2 * i : 3 * m + 2 * i + 2]
    costs = ways(a, b, {a})
    print(min(costs) if costs else "none")
