"""Applies all useful single changes to the first line again and again until the second one appears."""

import sys

a = sys.stdin.readline().rstrip("\n")
b = sys.stdin.readline().rstrip("\n")
letters = set(b)
known = {a}
newest = {a}
changes = 0
while b not in known:
    found = set()
    for text in newest:
        for i in range(len(text) + 1):
            found.add(text[:i] + text[i + 1 :])
            for letter in letters:
                found.add(text[:i] + letter + text[i + 1 :])
                if len(text) < len(b):
                    found.add(text[:i] + letter + text[i:])
    newest = found - known
    known |= newest
    changes += 1
print(changes)
