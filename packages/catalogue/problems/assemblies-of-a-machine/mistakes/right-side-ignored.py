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
    number_of: dict[tuple[int, int, int], int] = {}

    def number(tree: Tree) -> int:
        # The last place serves for the index -1.
        numbers = [0] * (len(tree.types) + 1)
        for i in range(len(tree.types) - 1, -1, -1):
            key = (tree.types[i], numbers[tree.left[i]], 0)
            numbers[i] = number_of.setdefault(key, len(number_of) + 1)
        return numbers[0]

    number(machine)
    of_machine = len(number_of)
    return [number(assembly) <= of_machine for assembly in assemblies]


def main() -> None:
    machine, _, *assemblies = [line.split() for line in sys.stdin.read().strip().split("\n")]
    for found in solve(Tree(machine[1:]), [Tree(tokens[1:]) for tokens in assemblies]):
        print("yes" if found else "no")


main()
