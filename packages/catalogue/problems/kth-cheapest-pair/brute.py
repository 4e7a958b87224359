"""Sorts the prices of all pairs."""

import sys

n, m, k, *prices = map(int, sys.stdin.read().split())
print(sorted(a + b for a in prices[:n] for b in prices[n:])[k - 1])
