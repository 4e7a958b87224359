import sys
from functools import reduce
from operator import xor


def solve(values: list[int]) -> int:
    return next(value for value in values if values.count(value) == 1)


def main() -> None:
    n, *rest = map(int, sys.stdin.read().split())
    print(solve(rest[:n]))


main()
