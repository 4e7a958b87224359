import sys
from bisect import bisect_left
from collections import defaultdict

BIG = 10 ** 9


def board(lines):
    history = defaultdict(list)
    for line in lines:
        kind, t, name, *x = line.split()
        if kind == "set":
            history[name].append((int(t), int(x[0])))
        else:
            said = history[name]
            i = bisect_left(said, (int(t), BIG))
            yield said[i - 1][1] if i else "none"


q = int(sys.stdin.readline())
lines = (sys.stdin.readline() for _ in range(q))
for answer in board(lines):
    print(answer)
