import sys
from functools import reduce
from operator import xor


def solve(values: list[int]) -> int:
    return reduce(xor, values)


def main() -> None:
    n, *rest = map(int, sys.stdin.read().split())
    print(solve(rest[:n]))


main()
