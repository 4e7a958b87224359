import re


def quotient(a, b):
    q = abs(a) // abs(b)
    return q if a * b >= 0 else -q


def flat(tokens):
    terms = []
    op = "+"
    negative = False
    for t in tokens:
        if isinstance(t, int):
            x = -t if negative else t
            negative = False
            if op == "+":
                terms.append(x)
            elif op == "-":
                terms.append(-x)
            elif op == "*":
                terms[-1] *= x
            else:
                terms[-1] = quotient(terms[-1], x)
            op = None
        elif op is None:
            op = t
        else:
            negative = not negative
    return sum(terms)


tokens = [int(t) if t.isdigit() else t for t in re.findall(r"\d+|[-+*/()]", input())]
while ")" in tokens:
    close = tokens.index(")")
    start = close
    while tokens[start] != "(":
        start -= 1
    tokens = tokens[:start] + [flat(tokens[start + 1:close])] + tokens[close + 1:]
print(flat(tokens))
