import sys
from itertools import groupby
from math import prod


def island(block):
    """best product of a block without zeros"""
    whole = prod(block)
    if whole > 0 or len(block) == 1:
        return whole
    # odd number of negatives: throw away one end up to a negative factor
    head = 1
    for x in block:
        head *= x
        if x < 0:
            break
    tail = 1
    for x in reversed(block):
        tail *= x
        if x < 0:
            break
    return whole // max(head, tail)


def candidates(row):
    for is_zero, block in groupby(row, key=(0).__eq__):
        yield 0 if is_zero else island(list(block))


_, *row = map(int, sys.stdin.read().split())
print(max(candidates(row)))
