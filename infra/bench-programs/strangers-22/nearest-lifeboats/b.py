import sys
from heapq import nsmallest


def boats(lines, sx, sy):
    for number, line in enumerate(lines, 1):
        x, y = map(int, line.split())
        yield (x - sx) ** 2 + (y - sy) ** 2, number


n, k = map(int, sys.stdin.readline().split())
ship = map(int, sys.stdin.readline().split())
print(*(number for _, number in nsmallest(k, boats(sys.stdin, *ship))))
