"""Adds up every period on its own."""

import sys

n, k, *bookings = map(int, sys.stdin.read().split())
print(sum(sum(bookings[i:j]) == k for i in range(n) for j in range(i + 1, n + 1)))
