"""Compares the figure with the text at every position."""

import sys

text, figure = sys.stdin.read().split()
print(sum(text[i : i + len(figure)] == figure for i in range(len(text))))
