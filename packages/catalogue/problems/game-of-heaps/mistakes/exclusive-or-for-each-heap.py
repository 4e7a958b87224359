import sys
from functools import reduce
from operator import xor


def solve(heaps: list[int]) -> int:
    return sum(reduce(xor, heaps[:i] + heaps[i + 1 :], 0) < heap for i, heap in enumerate(heaps))


def main() -> None:
    _, *heaps = map(int, sys.stdin.read().split())
    print(solve(heaps))


main()
