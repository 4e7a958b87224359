import sys
from collections import defaultdict

begin, end, _, *words = sys.stdin.read().split()
L = len(begin)


def masks(w):
    return ((i, w[:i] + '*' + w[i + 1:]) for i in range(L))


clubs = defaultdict(set)
for w in words:
    for _, m in masks(w):
        clubs[m].add(w)

ring, seen, size = {begin}, {begin}, 1
while ring and end not in ring:
    ring = set().union(*(clubs.pop(m, ()) for w in ring for _, m in masks(w))) - seen
    seen |= ring
    size += 1
print(size if ring else 0)
