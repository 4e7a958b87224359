"""Walks with every messenger."""

import sys

n, *heights = map(int, sys.stdin.read().split())
print(*(next((s for s in range(1, n) if heights[(i + s) % n] > heights[i]), 0) for i in range(n)))
