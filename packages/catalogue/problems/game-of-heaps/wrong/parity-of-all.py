import sys


def solve(heaps: list[int]) -> int:
    return sum(heap > 0 for heap in heaps) if sum(heaps) % 2 else 0


def main() -> None:
    _, *heaps = map(int, sys.stdin.read().split())
    print(solve(heaps))


main()
