import sys
from itertools import chain, combinations


def subsets(values):
    return chain.from_iterable(combinations(values, k) for k in range(1, len(values) + 1))


def main():
    _, target, *values = map(int, sys.stdin.read().split())
    values.sort()
    exact = {s for s in subsets(values) if sum(s) == target}
    if not exact:
        print("none")
    for s in exact:
        print(*s)


main()
