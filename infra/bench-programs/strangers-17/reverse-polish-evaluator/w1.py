import operator
import sys


def divide(a, b):
    if a < 0:
        return -(-a // b)
    return a // b


OPS = {
    "+": operator.add,
    "-": operator.sub,
    "*": operator.mul,
    "/": divide,
}


def main():
    sys.stdin.readline()
    stack = []
    for token in sys.stdin.readline().split():
        op = OPS.get(token)
        if op is None:
            stack.append(int(token))
        else:
            right = stack.pop()
            stack[-1] = op(stack[-1], right)
    print(stack[0])


main()
