"""Names every node by its path of L and R and sorts the paths by length, then by letters."""

import sys
from itertools import groupby

k, *tokens = sys.stdin.read().split()
values = {}
waiting = [""]
for token in tokens:
    path = waiting.pop(0)
    if token != "null":
        values[path] = token
        waiting += [path + "L", path + "R"]
for _, level in groupby(sorted(values, key=lambda path: (len(path), path)), key=len):
    print(*(values[path] for path in level))
