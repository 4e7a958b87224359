import sys
from math import factorial


class Present:
    """Fenwick tree over the actors that have no place yet."""

    def __init__(self, n):
        self.n = n
        self.tree = [i & -i for i in range(n + 1)]
        self.top = 1 << n.bit_length() - 1

    def take(self, rank):
        """Removes and returns the actor of the given rank (from 0)."""
        pos, step = 0, self.top
        while step:
            nxt = pos + step
            if nxt <= self.n and self.tree[nxt] <= rank:
                pos = nxt
                rank -= self.tree[nxt]
            step >>= 1
        actor = pos + 1
        i = actor
        while i <= self.n:
            self.tree[i] -= 1
            i += i & -i
        return actor


F = [factorial(i) for i in range(19)]


def solve(n, k):
    k -= 1
    present = Present(n)
    for i in reversed(range(n)):
        d, k = divmod(k, F[i])
        yield present.take(d)


def main():
    q, *rest = map(int, sys.stdin.read().split())
    it = iter(rest)
    for n, k in zip(it, it):
        print(*solve(n, k))


main()
