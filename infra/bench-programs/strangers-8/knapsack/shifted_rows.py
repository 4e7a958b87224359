import sys
from functools import reduce

(n, c), weights, values = (tuple(map(int, line.split())) for line in sys.stdin.read().strip().split("\n"))


def lift(row, chest):
    w, v = chest
    if w > c:
        return row
    return row[:w] + [a if a > b + v else b + v for a, b in zip(row[w:], row)]


print(reduce(lift, zip(weights, values), [0] * (c + 1))[c])
