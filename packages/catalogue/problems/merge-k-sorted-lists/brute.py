"""Throws all values together and takes out the smallest again and again."""

import sys

k = int(sys.stdin.readline())
values = []
for _ in range(k):
    values += map(int, sys.stdin.readline().split()[1:])
result = []
while values:
    smallest = min(values)
    values.remove(smallest)
    result.append(smallest)
print(*result)
