"""Sorts all offers so far again and again."""

import sys

n, *offers = map(int, sys.stdin.read().split())
print(sum(sorted(offers[:i])[(i - 1) // 2] for i in range(1, n + 1)))
