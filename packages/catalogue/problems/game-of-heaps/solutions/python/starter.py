import sys


def solve(heaps: list[int]) -> int:
    # Write your solution here.
    return 0


def main() -> None:
    _, *heaps = map(int, sys.stdin.read().split())
    print(solve(heaps))


main()
