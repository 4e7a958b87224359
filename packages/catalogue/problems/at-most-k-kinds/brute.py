"""Looks at every stretch."""

import sys

n, k, *kinds = map(int, sys.stdin.read().split())
lengths = [j - i for i in range(n) for j in range(i + 1, n + 1) if len(set(kinds[i:j])) <= k]
print(max(lengths), lengths.count(max(lengths)))
