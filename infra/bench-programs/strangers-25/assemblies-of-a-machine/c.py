import sys
from collections import defaultdict
from itertools import count

serial = defaultdict(count(1).__next__)


def fingerprint(line):
    """number of the whole tree; equal trees, equal numbers"""
    tokens = line.split()[1:]
    kids = iter(tokens)
    next(kids)
    order = []                      # (type, left?, right?)
    level = [tokens[0]]
    while level:
        below = []
        for t in level:
            l = next(kids, 'null')
            r = next(kids, 'null')
            order.append((t, l != 'null', r != 'null'))
            if l != 'null':
                below.append(l)
            if r != 'null':
                below.append(r)
        level = below
    # walk backwards; children wait in a line
    waiting = []
    head = 0
    for t, l, r in reversed(order):
        b = a = 0
        if r:
            b = waiting[head]
            head += 1
        if l:
            a = waiting[head]
            head += 1
        waiting.append(serial[t, a, b])
    return waiting[-1]


def main():
    read = sys.stdin.readline
    fingerprint(read())
    limit = len(serial)
    for _ in range(int(read())):
        print('yes' if fingerprint(read()) <= limit else 'no')


main()
