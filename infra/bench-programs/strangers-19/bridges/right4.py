"""Every road outside a spanning forest gets a random 80-bit label; a forest road is critical
exactly if the labels that leave the part below it cancel out (up to a chance of 2**-80)."""
import random
import sys


def main():
    it = iter(map(int, sys.stdin.buffer.read().split()))
    n, m = next(it), next(it)
    roads = list(zip(it, it))
    adj = [[] for _ in range(n)]
    for e, (a, b) in enumerate(roads):
        adj[a - 1].append((b - 1, e))
        adj[b - 1].append((a - 1, e))
    entry = [None] * n          # (parent, road)
    tree = bytearray(m)
    order = []
    for s in range(n):
        if entry[s] is not None:
            continue
        entry[s] = (-1, -1)
        begin = len(order)
        order.append(s)
        while begin < len(order):
            v = order[begin]
            begin += 1
            for w, e in adj[v]:
                if entry[w] is None:
                    entry[w] = (v, e)
                    tree[e] = 1
                    order.append(w)
    mix = [0] * n
    rnd = random.getrandbits
    for e, (a, b) in enumerate(roads):
        if not tree[e]:
            x = rnd(80)
            mix[a - 1] ^= x
            mix[b - 1] ^= x
    critical = bytearray(m)
    for v in reversed(order):
        p, e = entry[v]
        if p >= 0:
            if mix[v] == 0:
                critical[e] = 1
            mix[p] ^= mix[v]
    ans = [e + 1 for e in range(m) if critical[e]]
    print(len(ans))
    print(*ans)


main()
