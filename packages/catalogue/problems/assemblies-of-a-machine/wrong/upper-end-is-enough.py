from __future__ import annotations

import sys


class Tree:
    """The part i has a type and children; -1 stands for none. Part 0 is the root, and parents come before children."""

    def __init__(self, tokens: list[str]) -> None:
        self.types = [int(token) for token in tokens if token != "null"]
        children = [-1] * (2 * len(self.types) + 1)
        number = 0
        for place, token in enumerate(tokens[1:]):
            if token != "null":
                number += 1
                children[place] = number
        self.left = children[0:-1:2]
        self.right = children[1::2]


def solve(machine: Tree, assemblies: list[Tree]) -> list[bool]:
    def starts(i: int, assembly: Tree, j: int) -> bool:
        if j < 0:
            return True
        if i < 0 or machine.types[i] != assembly.types[j]:
            return False
        return starts(machine.left[i], assembly, assembly.left[j]) and starts(
            machine.right[i], assembly, assembly.right[j]
        )

    places: dict[int, list[int]] = {}
    for i, kind in enumerate(machine.types):
        places.setdefault(kind, []).append(i)
    return [any(starts(i, tree, 0) for i in places.get(tree.types[0], [])[:50]) for tree in assemblies]


def main() -> None:
    machine, _, *assemblies = [line.split() for line in sys.stdin.read().strip().split("\n")]
    for found in solve(Tree(machine[1:]), [Tree(tokens[1:]) for tokens in assemblies]):
        print("yes" if found else "no")


main()
