import sys

tokens = sys.stdin.read().split()
tokens.pop(0)


def divide(a, b):
    q = abs(a) // abs(b)
    return q if (a < 0) == (b < 0) else -q


APPLY = {"+": int.__add__, "-": int.__sub__, "*": int.__mul__, "/": divide}

# read from the end: an operator opens a frame that waits for its right, then its left operand
waiting = []
for t in reversed(tokens):
    if t in APPLY:
        waiting.append((APPLY[t], None))
        continue
    value = int(t)
    while waiting:
        f, right = waiting.pop()
        if right is None:
            waiting.append((f, value))
            break
        value = f(value, right)
print(value)
