import sys
from bisect import bisect_left

def main():
    n, h, *a = map(int, sys.stdin.read().split())
    hours = lambda v: sum([(x - 1) // v for x in a]) + n <= h
    print(bisect_left(range(1, max(a) + 1), True, key=hours) + 1)

main()
