# persistent style: a stack is None or (top, minimum, rest)
from sys import stdin

stack = None
for line in stdin.readlines()[1:]:
    match line.split():
        case ["push", x]:
            x = int(x)
            stack = (x, x if stack is None or x < stack[1] else stack[1], stack)
        case ["pop"]:
            stack = stack[2]
        case ["top"]:
            print(stack[0])
        case ["min"]:
            print(stack[1])
