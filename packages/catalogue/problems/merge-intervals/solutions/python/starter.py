import sys


def solve(intervals: list[tuple[int, int]]) -> list[tuple[int, int]]:
    # Write your solution here.
    return intervals


def main() -> None:
    _, *ends = map(int, sys.stdin.read().split())
    intervals = list(zip(ends[::2], ends[1::2]))
    for left, right in solve(intervals):
        print(left, right)


main()
