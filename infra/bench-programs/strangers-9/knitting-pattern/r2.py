import re
import sys

sys.setrecursionlimit(5000)
tokens = re.finditer(r"(\d+)\[|(\])|([a-z]+)", sys.stdin.readline())


def block():
    """Everything up to the bracket that closes this block."""
    pieces = []
    for token in tokens:
        number, close, letters = token.groups()
        if letters:
            pieces.append(letters)
        elif number:
            pieces.append(block() * int(number))
        else:
            break
    return "".join(pieces)


print(block())
