import sys

def main():
    data = list(map(int, sys.stdin.buffer.read().split()))
    n = data[0]
    h = data[1:n + 1]
    # bars are switched on from the tallest down; other[] of a block's end is its opposite end
    other = [-1] * (n + 2)
    best = 0
    for i in sorted(range(n), key=h.__getitem__, reverse=True):
        p = i + 1
        lo = hi = p
        if other[p - 1] != -1:
            lo = other[p - 1]
        if other[p + 1] != -1:
            hi = other[p + 1]
        other[p] = p
        other[lo] = hi
        other[hi] = lo
        area = h[i] * (hi - lo + 1)
        if area > best:
            best = area
    print(best)

main()
