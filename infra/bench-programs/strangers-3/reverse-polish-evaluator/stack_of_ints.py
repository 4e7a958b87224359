def div(a, b):
    s = abs(a) // abs(b)
    return s if (a < 0) == (b < 0) else -s

OPS = {
    "+": lambda a, b: a + b,
    "-": lambda a, b: a - b,
    "*": lambda a, b: a * b,
    "/": div,
}
input()
stack = []
for tok in input().split():
    if tok in OPS:
        b = stack.pop()
        a = stack.pop()
        stack.append(OPS[tok](a, b))
    else:
        stack.append(int(tok))
print(stack[0])
