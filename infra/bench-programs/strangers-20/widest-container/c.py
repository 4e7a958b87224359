import sys
from bisect import bisect_left


def one_way(h):
    """Largest basin whose right plate is the shorter one (or equal)."""
    peaks, where, best = [], [], 0          # record heights from the left and their positions
    for j, x in enumerate(h):
        k = bisect_left(peaks, x)           # first plate at least as high as x
        if k < len(peaks):
            best = max(best, x * (j - where[k]))
        if not peaks or x > peaks[-1]:
            peaks.append(x)
            where.append(j)
    return best


def main():
    data = sys.stdin.buffer.read().split()
    h = [int(x) for x in data[1:]]
    print(max(one_way(h), one_way(h[::-1])))


if __name__ == "__main__":
    main()
