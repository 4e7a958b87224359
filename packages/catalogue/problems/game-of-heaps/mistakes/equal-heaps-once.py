import sys


def solve(heaps: list[int]) -> int:
    together = 0
    for heap in heaps:
        together ^= heap
    return sum((heap ^ together) < heap for heap in set(heaps))


def main() -> None:
    _, *heaps = map(int, sys.stdin.read().split())
    print(solve(heaps))


main()
