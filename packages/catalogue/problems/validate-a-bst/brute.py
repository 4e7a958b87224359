"""Names every node by its path of L and R and compares each one with all nodes whose path begins with its own."""

import sys

k, *tokens = sys.stdin.read().split()
values = {}
waiting = [""]
for token in tokens:
    path = waiting.pop(0)
    if token != "null":
        values[path] = int(token)
        waiting += [path + "L", path + "R"]
right = True
for path, value in values.items():
    for length in range(len(path)):
        above = values[path[:length]]
        right = right and (value < above if path[length] == "L" else value > above)
print("true" if right else "false")
