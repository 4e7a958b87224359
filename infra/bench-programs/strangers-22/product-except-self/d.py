import sys
from math import prod


def share(a, lo, hi, outside, result):
    if hi - lo == 1:
        result[lo] = outside
        return
    mid = (lo + hi) // 2
    share(a, lo, mid, outside * prod(a[mid:hi]), result)
    share(a, mid, hi, outside * prod(a[lo:mid]), result)


def main():
    n, *a = map(int, sys.stdin.read().split())
    result = [0] * n
    share(a, 0, n, 1, result)
    print(" ".join(map(str, result)))


main()
