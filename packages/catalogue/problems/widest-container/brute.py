"""Tries every pair of plates."""

import sys

n, *heights = map(int, sys.stdin.read().split())
print(max((j - i) * min(heights[i], heights[j]) for j in range(n) for i in range(j)))
