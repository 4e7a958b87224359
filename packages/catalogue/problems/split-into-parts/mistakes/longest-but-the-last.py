import sys


def main():
    n, k, *a = map(int, sys.stdin.buffer.read().split())
    lo = max(-(-sum(a) // k), max(a[:-1], default=0))
    hi = sum(a)
    while lo < hi:
        cap = (lo + hi) // 2
        parts, s = 1, 0
        for x in a:
            s += x
            if s > cap:
                parts += 1
                s = x
        if parts <= k:
            hi = cap
        else:
            lo = cap + 1
    print(lo)


main()
