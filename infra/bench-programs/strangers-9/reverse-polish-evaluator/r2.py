import operator
import sys

OPS = {"+": operator.add, "-": operator.sub, "*": operator.mul, "/": lambda a, b: int(a / b)}
stack = []
push, pop = stack.append, stack.pop
for t in sys.stdin.read().split()[1:]:
    if t in OPS:
        b = pop()
        push(OPS[t](pop(), b))
    else:
        push(int(t))
print(pop())
