import sys


def div(a, b):
    result = abs(a) // abs(b)
    if a < 0 or b < 0:
        result = -result
    return result


OPS = {
    '+': lambda a, b: a + b,
    '-': lambda a, b: a - b,
    '*': lambda a, b: a * b,
    '/': div,
}


def evaluate(tokens):
    stack = []
    for tok in tokens:
        if tok in OPS:
            right = stack.pop()
            left = stack.pop()
            stack.append(OPS[tok](left, right))
        else:
            stack.append(int(tok))
    return stack[0]


print(evaluate(sys.stdin.read().split()[1:]))
