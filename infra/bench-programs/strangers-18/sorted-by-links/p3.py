import sys
from itertools import chain


def main():
    n, first, *rest = map(int, sys.stdin.buffer.read().split())
    number, link = rest[:n], rest[n:]

    order = []
    box = first
    while box:
        order.append(box - 1)
        box = link[box - 1]

    # radix sort with two digits in base 2**16; the numbers become non-negative
    key = [x + 2_000_000_000 for x in number]
    for shift in (0, 16):
        piles = [[] for _ in range(1 << 16)]
        for i in order:
            piles[key[i] >> shift & 0xFFFF].append(i)
        order = list(chain.from_iterable(piles))

    print(*[i + 1 for i in order])


main()
