import sys


def solve(heaps: list[int]) -> int:
    total = sum(heaps)
    return sum(heap > total - heap for heap in heaps)


def main() -> None:
    _, *heaps = map(int, sys.stdin.read().split())
    print(solve(heaps))


main()
