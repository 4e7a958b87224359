"""Looks at every number."""

import sys

a, b = map(int, sys.stdin.read().split())
print(sum(all(left != right for left, right in zip(str(number), str(number)[1:])) for number in range(a, b + 1)))
