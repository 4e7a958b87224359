"""Goes through the nights until one changes nothing."""

import sys

r, c, *rows = sys.stdin.read().split()
cells = {(i, j): mark for i, row in enumerate(rows) for j, mark in enumerate(row) if mark != "."}
nights = 0
while True:
    new = [
        (i, j)
        for (i, j), mark in cells.items()
        if mark == "o" and any(cells.get(place) == "x" for place in [(i - 1, j), (i + 1, j), (i, j - 1), (i, j + 1)])
    ]
    if not new:
        break
    nights += 1
    for place in new:
        cells[place] = "x"
print(-1 if "o" in cells.values() else nights)
