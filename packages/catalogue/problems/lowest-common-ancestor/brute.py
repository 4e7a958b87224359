"""Names every node by its path of L and R; the longest common beginning of two paths leads to the answer."""

import sys
from os.path import commonprefix

_, *tokens, p, q = sys.stdin.read().split()
path_of = {}
waiting = [""]
for token in tokens:
    path = waiting.pop(0)
    if token != "null":
        path_of[token] = path
        waiting += [path + "L", path + "R"]
common = commonprefix([path_of[p], path_of[q]])
print(next(value for value, path in path_of.items() if path == common))
