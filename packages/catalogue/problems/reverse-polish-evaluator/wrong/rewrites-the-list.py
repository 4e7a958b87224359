import sys

_, *tokens = sys.stdin.read().split()
expression = [token if token in ("+", "-", "*", "/") else int(token) for token in tokens]
while len(expression) > 1:
    at = 2
    while not isinstance(expression[at], str):
        at += 1
    left, right = expression[at - 2], expression[at - 1]
    if expression[at] == "+":
        result = left + right
    elif expression[at] == "-":
        result = left - right
    elif expression[at] == "*":
        result = left * right
    else:
        quotient = abs(left) // abs(right)
        result = quotient if (left < 0) == (right < 0) else -quotient
    expression[at - 2 : at + 1] = [result]
print(expression[0])
