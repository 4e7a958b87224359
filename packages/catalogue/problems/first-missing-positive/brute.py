"""Counts up from 1 until a number is not in the list."""

import sys

_, *numbers = map(int, sys.stdin.read().split())
answer = 1
while answer in numbers:
    answer += 1
print(answer)
