from __future__ import annotations

import sys
from collections import deque


class Fork:
    def __init__(self, number: int) -> None:
        self.number = number
        self.left: Fork | None = None
        self.right: Fork | None = None


def from_levels(tokens: list[str]) -> Fork:
    root = Fork(int(tokens[0]))
    places = deque([(root, "left"), (root, "right")])
    for token in tokens[1:]:
        parent, side = places.popleft()
        if token != "null":
            fork = Fork(int(token))
            setattr(parent, side, fork)
            places += [(fork, "left"), (fork, "right")]
    return root


def to_levels(root: Fork) -> list[str]:
    tokens = []
    queue: deque[Fork | None] = deque([root])
    while queue:
        fork = queue.popleft()
        if fork is None:
            tokens.append("null")
        else:
            tokens.append(str(fork.number))
            queue += [fork.right, fork.left]
    while tokens[-1] == "null":
        tokens.pop()
    return tokens


def write(tokens: list[str]) -> str:
    """The gardener's form of the tree in level order."""
    parts: list[str] = []

    def append(fork: Fork) -> None:
        parts.append(str(fork.number))
        if fork.left or fork.right:
            parts.append("(")
            if fork.left:
                append(fork.left)
            if fork.right:
                parts.append(",")
                append(fork.right)
            parts.append(")")

    append(from_levels(tokens))
    return "".join(parts)


def read(text: str) -> list[str]:
    """The level order of the tree in the gardener's form."""
    at = 0

    def tree() -> Fork:
        nonlocal at
        end = at + 1
        while end < len(text) and text[end].isdigit():
            end += 1
        fork = Fork(int(text[at:end]))
        at = end
        if text[at : at + 1] == "(":
            at += 1
            if text[at] != ",":
                fork.left = tree()
            if text[at] == ",":
                at += 1
                fork.right = tree()
            at += 1
        return fork

    return to_levels(tree())


def main() -> None:
    direction, *lines = sys.stdin.read().split("\n")
    if direction == "write":
        print(write(lines[1].split()))
    else:
        tokens = read(lines[0])
        print(len(tokens))
        print(*tokens)


main()
