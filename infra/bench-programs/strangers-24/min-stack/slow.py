import sys

stack = []
commands = {
    "top": lambda: print(stack[-1]),
    "min": lambda: print(min(stack)),
    "pop": lambda: stack.pop(),
}
next(sys.stdin)
for line in sys.stdin:
    name, *args = line.split()
    if args:
        stack.append(int(args[0]))
    else:
        commands[name]()
