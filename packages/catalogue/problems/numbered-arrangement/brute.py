"""Goes through the list of all arrangements."""

import sys
from itertools import islice, permutations

q, *numbers = map(int, sys.stdin.read().split())
for n, k in zip(numbers[::2], numbers[1::2]):
    print(*next(islice(permutations(range(1, n + 1)), k - 1, None)))
