import sys
from math import prod


def products(values):
    zeros = values.count(0)
    negatives = sum(1 for v in values if v < 0)
    magnitude = prod(abs(v) for v in values if v)

    def without(v):
        if zeros - (v == 0) > 0:
            return 0
        size = magnitude // abs(v) if v else magnitude
        return -size if negatives % 2 else size

    return [without(v) for v in values]


if __name__ == "__main__":
    data = sys.stdin.readline, sys.stdin.readline
    count = int(data[0]())
    print(*products(list(map(int, data[1]().split()))[:count]))
