import sys
from collections import Counter
from functools import reduce


def main():
    n, h, *tanks = map(int, sys.stdin.buffer.read().split())
    sizes, times = zip(*Counter(tanks).items())

    def too_slow(v):
        return sum((s + v - 1) // v * k for s, k in zip(sizes, times)) > h

    # the largest speed that is too slow, bit by bit from above
    slow = reduce(lambda v, bit: v | bit if too_slow(v | bit) else v,
                  (1 << b for b in range(29, -1, -1)), 0)
    print(slow + 1)


main()
