import sys


def main():
    n, h, *a = map(int, sys.stdin.buffer.read().split())
    a.sort(reverse=True)
    mean = -(-sum(a) // h)
    lo, hi = mean, min(a[0], 4 * mean)
    while lo < hi:
        v = (lo + hi) // 2
        if sum([(x + v - 1) // v for x in a]) <= h:
            hi = v
        else:
            lo = v + 1
    print(lo)


main()
