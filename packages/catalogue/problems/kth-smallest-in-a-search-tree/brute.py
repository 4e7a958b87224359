"""Sorts the marks."""

import sys

_, tokens, _, questions = sys.stdin.read().strip().split("\n")
marks = sorted(int(token) for token in tokens.split() if token != "null")
print(*(marks[int(k) - 1] for k in questions.split()))
