"""Reads the expression from its end: an operator is followed by its right and then its left operand."""

import sys
from fractions import Fraction
from math import trunc

_, *tokens = sys.stdin.read().split()


def value() -> int:
    token = tokens.pop()
    if token not in ("+", "-", "*", "/"):
        return int(token)
    right = value()
    left = value()
    if token == "+":
        return left + right
    if token == "-":
        return left - right
    if token == "*":
        return left * right
    return trunc(Fraction(left, right))


print(value())
