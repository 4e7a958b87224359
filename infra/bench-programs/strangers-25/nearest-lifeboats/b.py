import sys
from heapq import nsmallest
from itertools import islice

def boats(f, x, y):
    for number, line in enumerate(f, 1):
        a, b = line.split()
        a = int(a) - x
        b = int(b) - y
        yield a * a + b * b, number

f = sys.stdin
n, k = map(int, f.readline().split())
x, y = map(int, f.readline().split())
print(*(number for _, number in nsmallest(k, boats(islice(f, n), x, y))))
