"""Starts at every node and walks to every other one, adding up on the way."""

import sys

tokens = sys.stdin.read().split()[1:]
values = []
neighbours = []
places = [None]
for token in tokens:
    parent = places.pop(0)
    if token != "null":
        node = len(values)
        values.append(int(token))
        neighbours.append([])
        if parent is not None:
            neighbours[node].append(parent)
            neighbours[parent].append(node)
        places += [node, node]
best = max(values)
for start in range(len(values)):
    walks = [(start, None, values[start])]
    while walks:
        node, before, total = walks.pop()
        best = max(best, total)
        walks += [(other, node, total + values[other]) for other in neighbours[node] if other != before]
print(best)
