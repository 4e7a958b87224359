"""Tries all lengths of the first sign of the pattern, for each beginning."""

import sys

word, pattern = sys.stdin.read().split()


def matches(text: str, signs: str) -> bool:
    if signs == "":
        return text == ""
    if signs[0] == "*":
        return any(matches(text[taken:], signs[1:]) for taken in range(len(text) + 1))
    return text != "" and signs[0] in ("?", text[0]) and matches(text[1:], signs[1:])


print(sum(matches(word[:length], pattern) for length in range(len(word) + 1)))
