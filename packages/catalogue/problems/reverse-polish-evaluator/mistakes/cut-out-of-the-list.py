import sys

_, *tokens = sys.stdin.read().split()
at = 0
while len(tokens) > 1:
    while tokens[at] not in ("+", "-", "*", "/"):
        at += 1
    a, b = int(tokens[at - 2]), int(tokens[at - 1])
    sign = tokens[at]
    if sign == "+":
        value = a + b
    elif sign == "-":
        value = a - b
    elif sign == "*":
        value = a * b
    else:
        value = abs(a) // abs(b)
        value = value if (a < 0) == (b < 0) else -value
    tokens[at - 2 : at + 1] = [value]
    at -= 1
print(int(tokens[0]))
