# The stones that can be reached are a prefix of the row, and the jumps grow
# along it. So the best stone to come from is the first one that reaches far
# enough: found in the running maximum of the ranges by bisection.
import sys
from bisect import bisect_left
from itertools import accumulate

def main():
    n, *a = map(int, sys.stdin.read().split())
    far = list(accumulate((i + x for i, x in enumerate(a)), max))
    jumps = [0] * n
    for i in range(1, n):
        if far[i - 1] < i:
            return -1
        jumps[i] = jumps[bisect_left(far, i)] + 1
    return jumps[-1]

print(main())
