import sys
from math import isqrt


def main():
    inp = sys.stdin
    n, q = map(int, inp.readline().split())
    a = list(map(int, inp.readline().split()))
    B = max(1, isqrt(n))
    blocks = [sum(a[i:i + B]) for i in range(0, n, B)]
    for _ in range(q):
        kind, x, y = map(int, inp.readline().split())
        if kind == 1:
            a[x - 1] += y
            blocks[(x - 1) // B] += y
        else:
            l, r = x - 1, y
            bl, br = -(-l // B), r // B
            if bl >= br:
                print(sum(a[l:r]))
            else:
                print(sum(a[l:bl * B]) + sum(blocks[bl:br]) + sum(a[br * B:r]))


main()
