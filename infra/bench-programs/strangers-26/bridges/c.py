import sys
from random import getrandbits


def main():
    read = sys.stdin.buffer.readline
    n, m = map(int, read().split())
    ends = []
    around = [[] for _ in range(n + 1)]
    for e in range(m):
        a, b = map(int, read().split())
        ends.append((a, b))
        if a != b:
            around[a].append(e)
            around[b].append(e)

    up = [-1] * (n + 1)
    seen = bytearray(n + 1)
    tree = bytearray(m)
    order = []
    for s in range(1, n + 1):
        if seen[s]:
            continue
        seen[s] = 1
        head = len(order)
        order.append(s)
        while head < len(order):
            u = order[head]
            head += 1
            for e in around[u]:
                a, b = ends[e]
                v = a ^ b ^ u
                if not seen[v]:
                    seen[v] = 1
                    up[v] = e
                    tree[e] = 1
                    order.append(v)

    # every road outside of the forest gets a random colour;
    # a road of the forest that no colour passes is critical
    tag = [0] * (n + 1)
    for e in range(m):
        if not tree[e]:
            r = getrandbits(62)
            a, b = ends[e]
            tag[a] ^= r
            tag[b] ^= r
    bad = bytearray(m)
    for v in reversed(order):
        e = up[v]
        if e >= 0:
            a, b = ends[e]
            if tag[v]:
                tag[a ^ b ^ v] ^= tag[v]
            else:
                bad[e] = 1
    ans = [e + 1 for e in range(m) if bad[e]]
    print(len(ans))
    print(*ans)


main()
