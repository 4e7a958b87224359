import sys


def quotient(a, b):
    q = abs(a) // abs(b)
    return q if (a < 0) == (b < 0) else -q


def evaluate(cells):
    """The front part of the token list itself serves as the stack."""
    top = -1
    for token in cells:
        match token:
            case "+":
                top -= 1
                cells[top] += cells[top + 1]
            case "-":
                top -= 1
                cells[top] -= cells[top + 1]
            case "*":
                top -= 1
                cells[top] *= cells[top + 1]
            case "/":
                top -= 1
                cells[top] = quotient(cells[top], cells[top + 1])
            case _:
                top += 1
                cells[top] = int(token)
    return cells[0]


sys.stdin.readline()
print(evaluate(sys.stdin.readline().split()))
