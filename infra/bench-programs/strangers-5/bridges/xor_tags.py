import sys
from random import getrandbits


def main():
    data = list(map(int, sys.stdin.buffer.read().split()))
    n, m = data[0], data[1]
    A, B = data[2::2], data[3::2]
    near = [[] for _ in range(n + 1)]
    for e in range(m):
        near[A[e]].append(e)
        near[B[e]].append(e)
    up = [None] * (n + 1)
    order = []
    for r in range(1, n + 1):
        if up[r] is not None:
            continue
        up[r] = -1
        bag = [r]
        while bag:
            v = bag.pop()
            order.append(v)
            for e in near[v]:
                w = A[e] ^ B[e] ^ v
                if up[w] is None:
                    up[w] = e
                    bag.append(w)
    intree = bytearray(m)
    for e in up:
        if e is not None and e >= 0:
            intree[e] = 1
    tag = [0] * (n + 1)
    for e in range(m):
        if not intree[e]:
            x = getrandbits(62)
            tag[A[e]] ^= x
            tag[B[e]] ^= x
    hit = bytearray(m)
    for v in reversed(order):
        e = up[v]
        if e >= 0:
            if tag[v] == 0:
                hit[e] = 1
            tag[A[e] ^ B[e] ^ v] ^= tag[v]
    res = [e for e, h in enumerate(hit, 1) if h]
    print(len(res))
    print(*res)


main()
