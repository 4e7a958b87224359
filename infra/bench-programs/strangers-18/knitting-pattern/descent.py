import re
import sys

tokens = iter(re.findall(r"\d+|[a-z]+|\]", sys.stdin.readline()))


def row() -> str:
    """Reads up to the bracket that closes this level."""
    parts = []
    for token in tokens:
        if token == "]":
            break
        parts.append(row() * int(token) if token.isdigit() else token)
    return "".join(parts)


print(row())
