import sys
from collections import defaultdict
from functools import reduce
from operator import mul

PRIMES = [2, 3, 5, 7, 11, 13, 17, 19, 23, 29, 31, 37, 41, 43, 47,
          53, 59, 61, 67, 71, 73, 79, 83, 89, 97, 101]
PRIME_OF = dict(zip("abcdefghijklmnopqrstuvwxyz", PRIMES))


def fingerprint(word):
    return reduce(mul, map(PRIME_OF.__getitem__, word), 1)


def main():
    n = int(sys.stdin.readline())
    families = defaultdict(list)
    for _ in range(n):
        word = sys.stdin.readline().strip()
        families[fingerprint(word)].append(word)
    for family in families.values():
        sys.stdout.write(" ".join(family) + "\n")


if __name__ == "__main__":
    main()
