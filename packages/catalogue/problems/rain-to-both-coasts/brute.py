"""Follows the rain from every field."""

import sys

r, c, *heights = map(int, sys.stdin.read().split())


def seas(start: int) -> set[str]:
    wet = {start}
    todo = [start]
    reached = set()
    while todo:
        at = todo.pop()
        y, x = divmod(at, c)
        if y == 0 or x == 0:
            reached.add("blue")
        if y == r - 1 or x == c - 1:
            reached.add("green")
        for v, u in ((y - 1, x), (y + 1, x), (y, x - 1), (y, x + 1)):
            if 0 <= v < r and 0 <= u < c and v * c + u not in wet and heights[v * c + u] <= heights[at]:
                wet.add(v * c + u)
                todo.append(v * c + u)
    return reached


print(sum(len(seas(field)) == 2 for field in range(r * c)))
