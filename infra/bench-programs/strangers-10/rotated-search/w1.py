import sys


def find(a, target):
    lo, hi = 0, len(a) - 1
    while lo <= hi:
        mid = (lo + hi) // 2
        if a[mid] == target:
            return mid
        if a[lo] < a[mid]:
            if a[lo] <= target < a[mid]:
                hi = mid - 1
            else:
                lo = mid + 1
        else:
            if a[mid] < target <= a[hi]:
                lo = mid + 1
            else:
                hi = mid - 1
    return -1


def main():
    data = [int(x) for x in sys.stdin.read().split()]
    n, q = data[0], data[1]
    a = data[2:2 + n]
    for target in data[2 + n:2 + n + q]:
        print(find(a, target))


main()
