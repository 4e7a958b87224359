import sys
from itertools import accumulate
from operator import mul


def solve(values: list[int]) -> list[int]:
    products = []
    for i in range(len(values)):
        product = 1
        for other in values[:i] + values[i + 1 :]:
            product *= other
        products.append(product)
    return products


def main() -> None:
    n, *rest = map(int, sys.stdin.read().split())
    print(*solve(rest[:n]))


main()
