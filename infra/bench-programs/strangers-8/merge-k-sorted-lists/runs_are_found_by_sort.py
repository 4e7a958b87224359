# Timsort finds the ascending runs by itself and merges them.
import sys
from itertools import chain
print(*sorted(chain.from_iterable(map(int, row.split()[1:]) for row in sys.stdin.read().split("\n")[1:])))
