import sys


def div(a, b):
    q = abs(a) // abs(b)
    return q if (a < 0) == (b < 0) else -q


OPS = {
    '+': lambda a, b: a + b,
    '-': lambda a, b: a - b,
    '*': lambda a, b: a * b,
    '/': div,
}

stack = []
push, pop = stack.append, stack.pop
for token in sys.stdin.read().split()[1:]:
    f = OPS.get(token)
    if f is None:
        push(int(token))
    else:
        b = pop()
        push(f(pop(), b))
print(stack[0])
