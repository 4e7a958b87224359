import re
import sys

sys.setrecursionlimit(20000)
tokens = re.findall(r"\d+|[-+*/()]", sys.stdin.readline())
tokens.append(")")
tokens.reverse()
POWER = {"+": 1, "-": 1, "*": 2, "/": 2, ")": 0}


def quotient(a, b):
    q = abs(a) // abs(b)
    return q if (a < 0) == (b < 0) else -q


def prefix():
    t = tokens.pop()
    if t == "-":
        return -prefix()
    if t == "(":
        v = climb(1)
        tokens.pop()
        return v
    return int(t)


def climb(level):
    left = prefix()
    while POWER[tokens[-1]] >= level:
        op = tokens.pop()
        right = climb(POWER[op] + 1)
        if op == "+":
            left += right
        elif op == "-":
            left -= right
        elif op == "*":
            left *= right
        else:
            left = quotient(left, right)
    return left


print(climb(1))
