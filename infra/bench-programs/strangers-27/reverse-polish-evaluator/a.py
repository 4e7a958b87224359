import sys

OPERATION = {
    '+': lambda a, b: a + b,
    '-': lambda a, b: a - b,
    '*': lambda a, b: a * b,
    '/': lambda a, b: abs(a) // abs(b) * (1 if (a < 0) == (b < 0) else -1),
}


def main():
    stack = []
    for token in sys.stdin.read().split()[1:]:
        if token in OPERATION:
            b = stack.pop()
            a = stack.pop()
            stack.append(OPERATION[token](a, b))
        else:
            stack.append(int(token))
    print(stack[0])


main()
