import sys


def main():
    data = list(map(int, sys.stdin.buffer.read().split()))
    n, h = data[0], data[1:]
    order = sorted(range(n), key=h.__getitem__, reverse=True)
    # every plate handled so far is at least as tall as the current one
    lo = hi = order[0]
    best = 0
    for p in order:
        if p < lo:
            lo = p
        elif p > hi:
            hi = p
        reach = max(p - lo, hi - p)
        area = reach * h[p]
        if area > best:
            best = area
    print(best)


main()
