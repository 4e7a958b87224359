"""Compares each assembly with the tree below each part."""

import sys

sys.setrecursionlimit(5000)


def read(line: str) -> list:
    tokens = line.split()[1:]
    root = [int(tokens[0]), None, None]
    places = [(root, 1), (root, 2)]
    for token in tokens[1:]:
        parent, side = places.pop(0)
        if token != "null":
            parent[side] = [int(token), None, None]
            places += [(parent[side], 1), (parent[side], 2)]
    return root


def contains(machine, assembly) -> bool:
    if machine is None:
        return False
    return machine == assembly or contains(machine[1], assembly) or contains(machine[2], assembly)


first, _, *lines = sys.stdin.read().strip().split("\n")
machine = read(first)
for line in lines:
    print("yes" if contains(machine, read(line)) else "no")
