"""Two plain copies: first what is not zero, then the zeros."""

import sys

n, *values = sys.stdin.read().split()
print(*[value for value in values if value != "0"], *[value for value in values if value == "0"])
