import sys
import math
from collections import defaultdict, deque, Counter
from bisect import bisect_left, bisect_right

input = sys.stdin.readline
MOD = 10 ** 9 + 7


def inp():
    return int(input())


def inlt():
    return list(map(int, input().split()))


def solve():
    d, m, y = inlt()
    if m < 3:
        m += 12
        y -= 1
    k = y % 100
    j = y // 100
    h = (d + 13 * (m + 1) // 5 + k + k // 4 + j // 4 + 5 * j) % 7
    names = ["Saturday", "Sunday", "Monday", "Tuesday", "Wednesday", "Thursday", "Friday"]
    print(names[h])
    if h in (0, 1):
        print("weekend")
    else:
        print("work")


solve()
