"""Tries all divisions, and then all circles, shortest first."""

import sys
from itertools import permutations, product

n, m, *ends = map(int, sys.stdin.read().split())
quarrels = set(zip(ends[::2], ends[1::2])) | set(zip(ends[1::2], ends[::2]))


def circle() -> tuple[int, ...]:
    for size in range(3, n + 1, 2):
        for children in permutations(range(1, n + 1), size):
            if all(pair in quarrels for pair in zip(children, children[1:] + children[:1])):
                return children
    raise ValueError("there is neither")


for teams in product("AB", repeat=n):
    if all(teams[a - 1] != teams[b - 1] for a, b in quarrels):
        print("teams\n" + "".join(teams))
        break
else:
    found = circle()
    print(f"circle\n{len(found)}\n{' '.join(map(str, found))}")
