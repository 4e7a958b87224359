import sys
from functools import reduce
from operator import xor


def solve(values: list[int]) -> int:
    for value in values:
        if values.count(value) == 1:
            return value
    return 0


def main() -> None:
    n, *rest = map(int, sys.stdin.read().split())
    print(solve(rest[:n]))


main()
