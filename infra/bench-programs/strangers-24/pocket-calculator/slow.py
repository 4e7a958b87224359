import re
import sys

sys.setrecursionlimit(20000)
tokens = re.findall(r"\d+|\S", sys.stdin.read())


def expression():
    value = term()
    while tokens and tokens[0] in "+-":
        if tokens.pop(0) == "+":
            value += term()
        else:
            value -= term()
    return value


def term():
    value = factor()
    while tokens and tokens[0] in "*/":
        if tokens.pop(0) == "*":
            value *= factor()
        else:
            value = quotient(value, factor())
    return value


def factor():
    token = tokens.pop(0)
    if token == "-":
        return -factor()
    if token == "(":
        value = expression()
        tokens.pop(0)
        return value
    return int(token)


def quotient(a, b):
    q = abs(a) // abs(b)
    return q if (a < 0) == (b < 0) else -q


print(expression())
