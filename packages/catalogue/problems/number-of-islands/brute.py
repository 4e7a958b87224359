"""Gives every land square its own number and lets neighbours adopt the smaller one until nothing changes."""

import sys

_, _, *rows = sys.stdin.read().split()
label = {(y, x): (y, x) for y, row in enumerate(rows) for x, square in enumerate(row) if square == "1"}
changed = True
while changed:
    changed = False
    for y, x in label:
        for other in ((y, x + 1), (y + 1, x), (y, x - 1), (y - 1, x)):
            if other in label and label[other] < label[y, x]:
                label[y, x] = label[other]
                changed = True
print(len(set(label.values())))
