import sys


def scan(seq):
    """Largest product among the prefixes of the pieces between zeros."""
    best = seq[0]
    product = 0
    for x in seq:
        product = x if product == 0 else product * x
        if product > best:
            best = product
    return best


n, *factors = map(int, sys.stdin.read().split())
backwards = factors
backwards.reverse()
print(max(scan(factors), scan(backwards)))
