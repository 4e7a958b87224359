import sys
from itertools import accumulate
from operator import mul


def solve(values: list[int]) -> list[int]:
    products = []
    for i in range(len(values)):
        product = 1
        for j, other in enumerate(values):
            if j != i:
                product *= other
        products.append(product)
    return products


def main() -> None:
    n, *rest = map(int, sys.stdin.read().split())
    print(*solve(rest[:n]))


main()
