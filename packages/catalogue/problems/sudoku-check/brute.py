"""Compares all pairs of squares."""

import sys

k, *numbers = map(int, sys.stdin.read().split())
size = k * k
squares = [(r, c, numbers[r * size + c]) for r in range(size) for c in range(size) if numbers[r * size + c]]
good = True
for i, (r, c, number) in enumerate(squares):
    for r2, c2, number2 in squares[:i]:
        if number == number2 and (r == r2 or c == c2 or (r // k == r2 // k and c // k == c2 // k)):
            good = False
print("true" if good else "false")
