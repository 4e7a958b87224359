import sys


def main():
    it = map(int, sys.stdin.buffer.read().split())
    n, m, k, here, there = (next(it) for _ in range(5))
    out = [[] for _ in range(n + 1)]
    for _ in range(m):
        a = next(it)
        out[a].append((next(it), next(it)))
    best = [float("inf")] * (n + 1)
    best[here] = 0
    wave = {here: 0}            # only the towns that became cheaper last time
    while wave and k >= 0:
        k -= 1
        fresh = {}
        for a, c in wave.items():
            for b, p in out[a]:
                if c + p < best[b]:
                    best[b] = fresh[b] = c + p
        wave = fresh
    print(best[there] if best[there] < float("inf") else -1)


main()
