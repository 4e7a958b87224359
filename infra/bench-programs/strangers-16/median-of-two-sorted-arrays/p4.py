"""Guess the value, not the position: how many measurements are at most x?"""
import sys
from bisect import bisect_right


def kth(a, b, k):
    lo, hi = -2_000_000_000, 2_000_000_000
    while lo < hi:
        mid = (lo + hi) // 2
        if bisect_right(a, mid) + bisect_right(b, mid) >= k:
            hi = mid
        else:
            lo = mid + 1
    return lo


def read_array():
    sys.stdin.readline()
    return [int(x) for x in sys.stdin.readline().split()]


first, second = read_array(), read_array()
total = len(first) + len(second)
low = kth(first, second, (total + 1) // 2)
high = low if total % 2 else kth(first, second, total // 2 + 1)
print((low + high) / 2)
