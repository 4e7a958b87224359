"""Computes one operator at a time, always the first that may be computed."""

import re
import sys

line = sys.stdin.read()
tokens = [int(token) if token.isdigit() else token for token in re.findall(r"\d+|[-+*/()]", line)]


def is_number(i: int) -> bool:
    return 0 <= i < len(tokens) and isinstance(tokens[i], int)


def step() -> None:
    for i, token in enumerate(tokens):
        if token == "(" and is_number(i + 1) and tokens[i + 2] == ")":
            tokens[i : i + 3] = [tokens[i + 1]]
            return
        if token == "-" and is_number(i + 1) and (i == 0 or (not is_number(i - 1) and tokens[i - 1] != ")")):
            tokens[i : i + 2] = [-tokens[i + 1]]
            return
    for operators in ("*/", "+-"):
        for i, token in enumerate(tokens):
            if token not in ("*", "/", "+", "-") or token not in operators:
                continue
            if not is_number(i - 1) or not is_number(i + 1):
                continue
            if operators == "+-" and (tokens[i - 2 : i - 1] in (["-"], ["+"], ["*"], ["/"]) or tokens[i + 2 : i + 3] in (["*"], ["/"])):
                continue
            if operators == "*/" and i > 1 and tokens[i - 2] in ("*", "/"):
                continue
            a, b = tokens[i - 1], tokens[i + 1]
            quotient = abs(a) // abs(b) if token == "/" else 0
            value = {"*": a * b, "+": a + b, "-": a - b, "/": quotient if (a < 0) == (b < 0) else -quotient}[token]
            tokens[i - 1 : i + 2] = [value]
            return
    raise ValueError(tokens)


while len(tokens) > 1:
    step()
print(tokens[0])
