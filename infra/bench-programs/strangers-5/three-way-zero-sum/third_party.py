import sys
from collections import Counter

have = Counter(map(int, sys.stdin.read().split()[1:]))
values = sorted(have)

triples = [
    (x, y, -x - y)
    for i, x in enumerate(values)
    for y in values[i:]
    if -x - y >= y and -x - y in have
    and all(have[v] >= m for v, m in Counter((x, y, -x - y)).items())
]
print('\n'.join('%d %d %d' % t for t in triples) or 'none')
