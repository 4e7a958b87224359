"""Cuts texts into pieces by counting brackets."""

import sys

sys.setrecursionlimit(5000)


def read(text: str):
    if text == "":
        return None
    if "(" not in text:
        return [int(text), None, None]
    at = text.index("(")
    inside = text[at + 1 : -1]
    depth = 0
    for i, sign in enumerate(inside):
        depth += (sign == "(") - (sign == ")")
        if sign == "," and depth == 0:
            return [int(text[:at]), read(inside[:i]), read(inside[i + 1 :])]
    return [int(text[:at]), read(inside), None]


def levels(tree) -> list[str]:
    tokens = []
    row = [tree]
    while row:
        below = []
        for fork in row:
            tokens.append("null" if fork is None else str(fork[0]))
            if fork is not None:
                below += fork[1:]
        row = below
    while tokens[-1] == "null":
        tokens.pop()
    return tokens


def text(tree) -> str:
    if tree is None:
        return ""
    left, right = text(tree[1]), text(tree[2])
    if left == right == "":
        return str(tree[0])
    return str(tree[0]) + "(" + left + ("," + right if right else "") + ")"


direction, *lines = sys.stdin.read().split("\n")
if direction == "read":
    tokens = levels(read(lines[0]))
    print(len(tokens))
    print(*tokens)
else:
    forks = [None if token == "null" else [int(token), None, None] for token in lines[1].split()]
    place = 1
    for fork in forks:
        if fork is not None:
            for side in (1, 2):
                if place < len(forks):
                    fork[side] = forks[place]
                place += 1
    print(text(forks[0]))
