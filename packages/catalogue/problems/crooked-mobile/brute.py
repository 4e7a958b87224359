"""Writes down all ways from each bar downwards."""

import sys

n, *ends = map(int, sys.stdin.read().split())
below = {bar: (ends[2 * bar - 2], ends[2 * bar - 1]) for bar in range(1, n + 1)}


def ways(bar: int) -> list[list[int]]:
    if bar == 0:
        return [[]]
    return [[bar, *way] for end in below[bar] for way in ways(end)]


def height(bar: int) -> int:
    return max(map(len, ways(bar)))


print(sum(abs(height(left) - height(right)) > 1 for left, right in below.values()))
