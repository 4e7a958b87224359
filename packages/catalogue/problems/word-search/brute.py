"""Grows the list of all paths that spell a beginning of the word, one letter at a time."""

import sys

_, _, *rows, word = sys.stdin.read().split()
squares = {(y, x): letter for y, row in enumerate(rows) for x, letter in enumerate(row)}
paths = [[square] for square in squares if squares[square] == word[0]]
for letter in word[1:]:
    longer = []
    for path in paths:
        y, x = path[-1]
        for step in ((y - 1, x), (y + 1, x), (y, x - 1), (y, x + 1)):
            if squares.get(step) == letter and step not in path:
                longer.append(path + [step])
    paths = longer
print("true" if paths else "false")
