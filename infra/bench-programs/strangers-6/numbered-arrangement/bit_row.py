import sys
from math import factorial


def nth_free(mask, wanted):
    actor = 0
    while True:
        actor += 1
        if mask >> actor & 1:
            if wanted == 0:
                return actor
            wanted -= 1


def arrangement(n, k):
    free = (1 << n + 1) - 2
    rest = k - 1
    block = factorial(n)
    for left in range(n, 0, -1):
        block //= left
        jump, rest = divmod(rest, block)
        actor = nth_free(free, jump)
        free ^= 1 << actor
        yield actor


stream = iter(sys.stdin)
for _ in range(int(next(stream))):
    n, k = map(int, next(stream).split())
    print(*arrangement(n, k))
