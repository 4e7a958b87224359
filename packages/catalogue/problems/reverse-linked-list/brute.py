"""No links at all: takes the values from the end of the line."""

import sys

n, *values = sys.stdin.read().split()
answer = []
while values:
    answer.append(values.pop())
print(*answer)
