from itertools import groupby
from operator import itemgetter
import sys


def signed(words):
    for w in words:
        yield "".join(sorted(w)), w


def main():
    it = iter(sys.stdin.read().split())
    next(it)
    pairs = sorted(signed(it), key=itemgetter(0))
    for _, members in groupby(pairs, key=itemgetter(0)):
        sys.stdout.write(" ".join(map(itemgetter(1), members)) + "\n")


main()
