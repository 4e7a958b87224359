import sys
from math import prod


def best_of(part):
    """The best stretch of a part without zeros."""
    total = prod(part)
    if total > 0:
        return total
    negative = [i for i, x in enumerate(part) if x < 0]
    first, last = negative[0], negative[-1]
    return max(prod(part[first + 1:]), prod(part[:last]))


def main():
    n, *factors = map(int, sys.stdin.read().split())
    if n == 1:
        print(factors[0])
        return
    answer = 0 if 0 in factors else -10**18
    part = []
    for x in factors + [0]:
        if x == 0:
            if part:
                answer = max(answer, best_of(part))
            part = []
        else:
            part.append(x)
    print(answer)


main()
