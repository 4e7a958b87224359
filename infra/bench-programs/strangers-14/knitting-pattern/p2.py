import re
import sys


def knit(tokens):
    """Consumes the tokens up to the closing bracket of this level."""
    parts = []
    for token in tokens:
        if token == "]":
            break
        if token[0].isdigit():
            parts.append(knit(tokens) * int(token[:-1]))
        else:
            parts.append(token)
    return "".join(parts)


pattern = sys.stdin.readline().strip()
print(knit(m.group() for m in re.finditer(r"\d+\[|[a-z]+|\]", pattern)))
