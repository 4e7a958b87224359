import sys
from collections import Counter


def triplets(count):
    values = sorted(count)
    # three different values
    for i, x in enumerate(values):
        for y in values[i + 1:]:
            z = -x - y
            if z > y and z in count:
                yield x, y, z
    # one value twice
    for x in values:
        z = -2 * x
        if count[x] >= 2 and z in count:
            yield tuple(sorted((x, x, z)))


numbers = map(int, sys.stdin.read().split()[1:])
lines = [' '.join(map(str, t)) for t in triplets(Counter(numbers))]
print('\n'.join(lines) or 'none')
