import sys
from bisect import bisect_right


def read_array():
    sys.stdin.readline()
    return [int(x) for x in sys.stdin.readline().split()]


def ranked(rank, a, b):
    low, high = -2 * 10 ** 9, 2 * 10 ** 9
    while low < high:
        middle = (low + high) // 2
        if bisect_right(a, middle) + bisect_right(b, middle) >= rank:
            high = middle
        else:
            low = middle + 1
    return low


a, b = read_array(), read_array()
total = len(a) + len(b)
print((ranked((total + 1) // 2, a, b) + ranked(total // 2 + 1, a, b)) / 2)
