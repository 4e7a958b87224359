"""A side of the rope has no tree on its right, and goes from one end of the trees on it to the other."""

import sys

n, *numbers = map(int, sys.stdin.read().split())
points = sorted({(numbers[2 * i], numbers[2 * i + 1]) for i in range(n)})
bends = set()
area = 0
for a in points:
    for b in points:
        turns = [((b[0] - a[0]) * (c[1] - a[1]) - (b[1] - a[1]) * (c[0] - a[0]), c) for c in points]
        if a == b or any(turn < 0 for turn, _ in turns):
            continue
        row = sorted(c for turn, c in turns if turn == 0)
        if {a, b} == {row[0], row[-1]}:
            bends |= {a, b}
            area += a[0] * b[1] - a[1] * b[0]
print(max(1, len(bends)), area)
