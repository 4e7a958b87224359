import sys
from itertools import accumulate
from operator import xor


def read():
    sys.stdin.readline()
    return [int(t) for t in sys.stdin.readline().split()]


def winning(sizes):
    before = [0, *accumulate(sizes, xor)]
    after = [0, *accumulate(reversed(sizes), xor)][::-1]
    # shrink heap i to the nim sum of all the others
    for i, size in enumerate(sizes):
        target = before[i] ^ after[i + 1]
        if target < size:
            yield i


print(len(list(winning(read()))))
