import re

INNER = re.compile(r"\(([^()]*)\)")
PIECE = re.compile(r"\d+|[-+*/]")


def quotient(a, b):
    q = abs(a) // abs(b)
    return q if a * b >= 0 else -q


def flat(text):
    parts = []
    operator = "+"
    sign = 1
    for piece in PIECE.findall(text):
        if piece.isdigit():
            value = sign * int(piece)
            if operator == "+":
                parts.append(value)
            elif operator == "-":
                parts.append(-value)
            elif operator == "*":
                parts[-1] *= value
            else:
                parts[-1] = quotient(parts[-1], value)
            operator, sign = None, 1
        elif operator is None:
            operator = piece
        else:
            sign = -sign
    return sum(parts)


line = input()
while (hit := INNER.search(line)):
    line = line[:hit.start()] + str(flat(hit.group(1))) + line[hit.end():]
print(flat(line))
