import re
import sys

sys.setrecursionlimit(5000)


def value(tokens):
    parts = [0]
    operator = "+"
    negative = False
    expecting = True
    for token in tokens:
        if token == ")":
            break
        if expecting:
            if token == "-":
                negative = not negative
                continue
            if token == "(":
                x = value(tokens)
            else:
                x = -int(token) if negative else int(token)
            negative = False
            if operator == "+":
                parts.append(x)
            elif operator == "-":
                parts.append(-x)
            elif operator == "*":
                parts.append(parts.pop() * x)
            else:
                a = parts.pop()
                q = abs(a) // abs(x)
                parts.append(q if (a < 0) == (x < 0) else -q)
            expecting = False
        else:
            operator = token
            expecting = True
    return sum(parts)


text = sys.stdin.readline()
print(value(m.group() for m in re.finditer(r"\d+|[^\s\d]", text)))
