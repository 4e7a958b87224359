"""For every element the longest increasing subsequence that ends there, by trying all elements before it."""

import sys

n, *values = map(int, sys.stdin.read().split())
longest: list[int] = []
for i in range(n):
    longest.append(1 + max((longest[j] for j in range(i) if values[j] < values[i]), default=0))
print(max(longest))
