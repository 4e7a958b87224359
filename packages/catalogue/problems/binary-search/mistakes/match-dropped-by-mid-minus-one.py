import sys


def position(a, x):
    lo = 0
    hi = len(a) - 1
    while lo < hi:
        mid = (lo + hi) // 2
        if a[mid] < x:
            lo = mid + 1
        else:
            hi = mid - 1
    if a[lo] == x:
        return lo
    return -1


def main():
    data = list(map(int, sys.stdin.read().split()))
    n, q = data[0], data[1]
    a = data[2:2 + n]
    questions = data[2 + n:2 + n + q]
    print("\n".join(str(position(a, x)) for x in questions))


main()
