"""Tries every word at the beginning of the rest."""

import sys

text, _, *words = sys.stdin.read().split()


def fewest(rest: str) -> float:
    if rest == "":
        return 0
    return min((1 + fewest(rest[len(word) :]) for word in words if rest.startswith(word)), default=float("inf"))


answer = fewest(text)
print(-1 if answer == float("inf") else answer)
