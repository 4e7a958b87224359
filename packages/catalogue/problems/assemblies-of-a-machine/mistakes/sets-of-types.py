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
    def parts(tree: Tree) -> list[tuple[int, ...]]:
        below: list[tuple[int, ...]] = [()] * (len(tree.types) + 1)
        for i in range(len(tree.types) - 1, -1, -1):
            below[i] = tuple(sorted((tree.types[i], *below[tree.left[i]], *below[tree.right[i]])))
            if len(below[i]) > 300:
                below[i] = below[i][:300]
        return below[:-1]

    known = set(parts(machine))
    return [parts(tree)[0] in known for tree in assemblies]


def main() -> None:
    machine, _, *assemblies = [line.split() for line in sys.stdin.read().strip().split("\n")]
    for found in solve(Tree(machine[1:]), [Tree(tokens[1:]) for tokens in assemblies]):
        print("yes" if found else "no")


main()
