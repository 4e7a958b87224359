import sys
from itertools import chain, islice
k = int(sys.stdin.readline())
print(*sorted(chain.from_iterable(islice(map(int, line.split()), 1, None) for line in islice(sys.stdin, k))))
