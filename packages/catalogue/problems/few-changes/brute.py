"""Tries all trips."""

import sys

n, m, k, start, goal, *numbers = map(int, sys.stdin.read().split())
buses = [tuple(numbers[3 * i : 3 * i + 3]) for i in range(m)]


def cheapest(town: int, left: int) -> float:
    if town == goal:
        return 0
    if left == 0:
        return float("inf")
    return min((price + cheapest(b, left - 1) for a, b, price in buses if a == town), default=float("inf"))


answer = cheapest(start, min(k, n) + 1)
print(-1 if answer == float("inf") else answer)
