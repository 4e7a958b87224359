import sys


def in_time(tanks, h, v):
    return sum(-(-x // v) for x in tanks) <= h


def main():
    n, h, *tanks = map(int, sys.stdin.read().split())
    low = 1
    high = max(tanks)
    while low < high:
        mid = (low + high) // 2
        if in_time(tanks, h, mid):
            high = mid - 1
        else:
            low = mid + 1
    print(low)


main()
