"""Inorder walk with an explicit stack; stops at the first pair out of order."""
import sys


def inorder(value, left, right):
    stack = []
    at = 0 if value else -1
    while stack or at >= 0:
        while at >= 0:
            stack.append(at)
            at = left[at]
        at = stack.pop()
        yield value[at]
        at = right[at]


def main():
    tokens = sys.stdin.read().split()[1:]
    value = [int(t) for t in tokens if t != "null"]
    left = [-1] * len(value)
    right = [-1] * len(value)
    number = 0                      # number of the next node in level order
    for i, token in enumerate(tokens):
        if token == "null":
            continue
        if i > 0:
            side = left if i % 2 == 1 else right
            side[(i - 1) // 2] = number
        number += 1

    last = None
    for v in inorder(value, left, right):
        if last is not None and v <= last:
            print("false")
            return
        last = v
    print("true")


main()
