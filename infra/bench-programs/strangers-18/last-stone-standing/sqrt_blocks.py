"""Sorted list cut into blocks of about sqrt(n) stones."""
import sys
from bisect import bisect_left, insort
from math import isqrt


def main():
    n, *w = map(int, sys.stdin.buffer.read().split())
    w.sort()
    size = isqrt(n) + 1
    blocks = [w[i:i + size] for i in range(0, n, size)]
    low = [b[0] for b in blocks]          # smallest stone of each block, a lower bound at least

    def take():
        while blocks and not blocks[-1]:
            blocks.pop()
            low.pop()
        return blocks[-1].pop() if blocks else 0

    def put(x):
        if not blocks:
            blocks.append([x])
            low.append(x)
            return
        i = max(0, bisect_left(low, x) - 1)
        b = blocks[i]
        insort(b, x)
        if x < low[i]:
            low[i] = x
        if len(b) > 2 * size:
            blocks.insert(i + 1, b[size:])
            low.insert(i + 1, b[size])
            del b[size:]

    while True:
        y = take()
        x = take()
        if x == 0:
            break
        if y > x:
            put(y - x)
    print(y)


main()
