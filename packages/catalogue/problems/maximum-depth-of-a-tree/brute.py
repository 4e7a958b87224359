"""Follows every path from the root on its own, with nodes named by their path of L and R."""

import sys

tokens = sys.stdin.read().split()[1:]
paths = []
waiting = [""]
for token in tokens:
    path = waiting.pop(0)
    if token != "null":
        paths.append(path)
        waiting += [path + "L", path + "R"]
print(max((len(path) + 1 for path in paths), default=0))
