"""Names every node by its path of L and R, exchanges the letters and writes the level order from the paths."""

import sys

k, *tokens = sys.stdin.read().split()
values = {}
waiting = [""]
for token in tokens:
    path = waiting.pop(0)
    if token != "null":
        values[path] = token
        waiting += [path + "L", path + "R"]
mirrored = {path.translate(str.maketrans("LR", "RL")): value for path, value in values.items()}
answer = []
waiting = [""]
while waiting:
    path = waiting.pop(0)
    answer.append(mirrored.get(path, "null"))
    if path in mirrored:
        waiting += [path + "L", path + "R"]
while answer and answer[-1] == "null":
    answer.pop()
print(len(answer))
print(*answer)
