import re
import sys

sys.setrecursionlimit(20000)

tokens = re.findall(r'\d+|[-+*/()]', sys.stdin.read())
tokens.append('$')
pos = 0


def divide(a, b):
    if a < 0:
        return -(-a // b)
    return a // b


def take():
    global pos
    pos += 1
    return tokens[pos - 1]


def factor():
    t = take()
    if t == '-':
        return -factor()
    if t == '(':
        value = expression()
        take()
        return value
    return int(t)


def term():
    value = factor()
    while tokens[pos] in '*/':
        if take() == '*':
            value *= factor()
        else:
            value = divide(value, factor())
    return value


def expression():
    value = term()
    while tokens[pos] in '+-':
        if take() == '+':
            value += term()
        else:
            value -= term()
    return value


print(expression())
