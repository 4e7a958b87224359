import sys


def layers(a):
    """Yield the ranges of stones that need 0, 1, 2, ... jumps."""
    lo, hi = 0, 1
    while lo < hi:
        yield range(lo, hi)
        reach = 1 + max(i + a[i] for i in range(lo, hi))
        lo, hi = hi, max(hi, min(len(a), reach))


_, *a = map(int, sys.stdin.read().split())
print(next((k for k, layer in enumerate(layers(a)) if len(a) - 1 in layer), -1))
